/**
 * Returns the forms of an old address that hosts without patterns distinguish: without and with a trailing slash, and with `index.html` if it is
 * the address of a folder. The addresses of files and the root have only one form.
 */
export function slashForms(address: string): string[] {
  const open = address.replace(/(?<=.)\/$/, '')
  if (open === '/' || /\.[a-z]{2,}$/i.test(open)) return [open]
  return [open, `${open}/`, ...(address === open ? [] : [`${open}/index.html`])]
}
