import type { Edit } from '../model.browser'

/** Changes of a text that don't overlap. A later change replaces those inside its range. */
export class Edits {
  #edits: Edit[] = []

  constructor(readonly code: string) {}

  get all(): readonly Edit[] {
    return this.#edits
  }

  add(edit: Edit): void {
    this.#edits = [...this.#edits.filter(({ from, to }) => to <= edit.from || from >= edit.to || from === to), edit]
    this.#edits.sort((a, b) => a.from - b.from || a.to - b.to)
  }

  /** The edit that contains a range. */
  covering(from: number, to: number): Edit | undefined {
    return this.#edits.find((edit) => edit.from <= from && edit.to >= to)
  }

  /** Whether a range contains a change. */
  touches(from: number, to: number): boolean {
    return this.#edits.some((edit) => edit.from >= from && edit.to <= to)
  }

  /** A part of the text with its changes. */
  apply(from = 0, to = this.code.length): string {
    let text = ''
    let at = from
    for (const edit of this.#edits) {
      if (edit.from < at || edit.to > to) continue
      text += this.code.slice(at, edit.from) + edit.text
      at = edit.to
    }
    return text + this.code.slice(at, to)
  }
}
