/** Returns an address without and with a trailing slash. The addresses of files and the root have only one form. */
export function slashForms(address: string): string[] {
  const open = address.replace(/(?<=.)\/$/, '')
  return open === '/' || /\.[a-z]{2,}$/i.test(open) ? [open] : [open, `${open}/`]
}
