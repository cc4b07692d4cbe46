// What may stand in a drawing: SVG 2 without scripts, animation, other documents and sources elsewhere.

/** Elements that are written out again. */
export const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc switch view image
   linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
   feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`
    .trim()
    .split(/\s+/),
)

/** Elements that draw nothing and are left out with all that is in them; those with a prefix (`sodipodi:namedview`) are too. */
export const LEFT_OUT = new Set(['metadata'])

/** Style properties that are attributes as well. */
export const PRESENTATION = new Set(
  `alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor direction
   display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust
   font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end marker-mid marker-start
   mask mask-type opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
   stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
   text-overflow text-rendering transform transform-origin unicode-bidi vector-effect visibility white-space word-spacing
   writing-mode`
    .trim()
    .split(/\s+/),
)

/** Style properties that drawing programs write and that change nothing of a drawing. */
export const WITHOUT_EFFECT = new Set(
  `block-progression clip enable-background font-feature-settings font-variant-alternates font-variant-caps font-variant-east-asian
   font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings inline-size isolation line-height
   mix-blend-mode shape-margin shape-padding solid-color solid-opacity text-align text-decoration-color text-decoration-line
   text-decoration-style text-indent text-orientation text-transform`
    .trim()
    .split(/\s+/),
)
