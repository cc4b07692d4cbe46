/** The props of `CodeBlock`. */
export interface CodeBlockView {
  /** Shown above the code, e.g. a file name. */
  title?: string
  /** Language of the fence in lower case; `text` if it has none. */
  language: string
  /**
   * Highlighted code for `<pre><code>`. Empty if only the output is shown (`<Snippet output="only">`). If the block has marks or line numbers, each line is wrapped in
   * `<span class="line highlighted|hidden|added|removed">…\n</span>`.
   */
  html: string
  /** Label of the version that the code was executed with. */
  tested?: string
  /** Printed output, as plain text. */
  output?: string
  /** Shows line numbers, counting from this one. */
  lineNumbersFrom?: number
  /** The code to copy if it isn't the shown code: without removed lines, and without the prompts and output of a terminal session. */
  copied?: string
}
