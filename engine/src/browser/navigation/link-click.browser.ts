/** What of a click decides whose it is. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** What of a link decides whose a click on it is. */
export interface ClickedLink {
  target: string
  isDownload: boolean
}

/** Whether a click on a link asks for nothing but to go there: modified clicks, other targets and downloads are the browser's. */
export function isPlainClick(click: Click, { target, isDownload }: ClickedLink): boolean {
  const isModified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
  const staysHere = target === '' || target === '_self'
  return !click.defaultPrevented && click.button === 0 && !isModified && staysHere && !isDownload
}

/** The link that an event happened on or in. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined
}

/** The link that a plain click is on. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = linkOf(event)
  return link && isPlainClick(event, { target: link.target, isDownload: link.hasAttribute('download') }) ? link : undefined
}
