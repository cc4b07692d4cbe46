const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML elements and attributes. Characters that XML doesn't allow are replaced with U+FFFD. */
export function escapeXml(text: string): string {
  const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu
  return text.replace(forbidden, '\ufffd').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
