/** Everything that a drawn code block shows; the whole input of `CodeBlock.tsx`. */
export interface CodeBlockView {
  /** Shown above the code, e.g. a file name. */
  title?: string
  /** Language of the fence in lower case, `text` for none. */
  language: string
  /**
   * Highlighted code, ready for the inside of `<pre><code>`. Lines end in `\n` and have no wrapper, unless the block has marks or
   * line numbers: then each is `<span class="line highlighted|hidden|added|removed">…\n</span>`.
   */
  html: string
  /** Label of the version that the code was executed with; absent when it was not. */
  tested?: string
  /** What the code printed, as plain text. */
  output?: string
  /** Shows line numbers, counting from this one. */
  lineNumbersFrom?: number
  /** The code without marks: what a reader copies. Empty when only the output is shown (`<Snippet output="only">`). */
  copy: string
}
