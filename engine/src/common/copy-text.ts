/** Copies a text. V8 stores a part of a text as a reference to the whole, which then stays in memory as long as the part. */
export function copyText(text: string): string {
  return Buffer.from(text).toString()
}
