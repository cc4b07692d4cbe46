/** Closes the menus of the navbar and the panel. @returns whether the panel on narrow screens was open */
export function closeMenus(): boolean {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('nav details[name][open]:not(.panel-docs *)'))
    menu.open = false
  const panel = document.querySelector<HTMLElement>('aside:popover-open')
  panel?.hidePopover()
  return panel !== null
}
