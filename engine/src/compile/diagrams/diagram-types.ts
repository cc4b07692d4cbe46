/** A graph laid out, without colours: those come from the styles of the page. */
export interface DiagramSvg {
  /** Pixels at the usual size of text. */
  width: number
  /** `viewBox` of the `<svg>` element. */
  viewBox: string
  /** What stands in the `<svg>` element: shapes and texts, without ids. */
  body: string
}

/** What stands after `dot` on the line of the opening fence. */
export interface DiagramMeta {
  /** What the diagram says, in words. */
  alt: string
  /** More of it, for readers who do not see it. */
  description?: string
  /** Shown below it. */
  title?: string
}
