/** A rendered diagram without colors, which come from the styles of the page. */
export interface DiagramSvg {
  /** Width in pixels at the default text size. */
  width: number
  /** `viewBox` of the `<svg>` element. */
  viewBox: string
  /** Content of the `<svg>` element: shapes and texts, without ids. */
  body: string
}

/** The attributes after `dot` on the line of the opening fence. */
export interface DiagramMeta {
  /** Text alternative. */
  alt: string
  /** Longer description for screen readers. */
  description?: string
  /** Caption. */
  title?: string
}
