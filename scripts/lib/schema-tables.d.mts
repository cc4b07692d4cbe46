/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string

/** Tables of the keys of a JSON schema. */
export function schemaTables(schema: object, heading?: string): string
