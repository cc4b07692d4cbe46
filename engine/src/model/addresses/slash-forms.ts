/** An address without and with closing slash; that of a file, and the root, as they are. */
export function slashForms(address: string): string[] {
  const open = address.replace(/(?<=.)\/$/, '')
  return open === '/' || /\.[a-z]{2,}$/i.test(open) ? [open] : [open, `${open}/`]
}
