/** The properties of a click that decide whether the navigator handles it. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** The properties of a link that decide whether the navigator handles a click on it. */
export interface ClickedLink {
  target: string
  isDownload: boolean
}

/** Whether a click only follows the link. The browser handles modified clicks, other targets and downloads. */
export function isPlainClick(click: Click, { target, isDownload }: ClickedLink): boolean {
  const isModified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
  const staysHere = target === '' || target === '_self'
  return !click.defaultPrevented && click.button === 0 && !isModified && staysHere && !isDownload
}

/** The link that contains the target of an event. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined
}

/** The link of a plain click. Only the browser can follow a link to a text fragment (`#:~:text=`). */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = linkOf(event)
  return link &&
    !link.hash.includes(':~:') &&
    isPlainClick(event, { target: link.target, isDownload: link.hasAttribute('download') })
    ? link
    : undefined
}
