// The allowlist for SVG files: SVG 2 without scripts, animation, other documents and external sources.

/** Elements that are kept. */
export const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc switch view image
   linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
   feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`
    .trim()
    .split(/\s+/),
)

/** Elements that render nothing and are removed with their content, like those with a prefix (`sodipodi:namedview`). */
export const REMOVED_ELEMENTS = new Set(['metadata'])

/** Style properties that are presentation attributes as well. */
export const PRESENTATION_ATTRIBUTES = new Set(
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

/** Style properties that graphics editors write and that have no effect on the rendering. */
export const IGNORED_PROPERTIES = new Set(
  `block-progression clip enable-background font-feature-settings font-variant-alternates font-variant-caps font-variant-east-asian
   font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings inline-size isolation line-height
   mix-blend-mode shape-margin shape-padding solid-color solid-opacity text-align text-decoration-color text-decoration-line
   text-decoration-style text-indent text-orientation text-transform`
    .trim()
    .split(/\s+/),
)
