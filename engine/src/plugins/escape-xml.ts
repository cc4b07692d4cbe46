const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for elements and attributes of XML. Characters that XML cannot hold in any form become the replacement character. */
export function escapeXml(text: string): string {
  const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu
  return text.replace(forbidden, '\ufffd').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
