/** Escapes text for HTML and SVG elements. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Formats an attribute with a leading space. */
export function formatAttribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`
}
