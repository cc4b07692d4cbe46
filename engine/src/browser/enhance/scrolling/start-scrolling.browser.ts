import { isPhone } from '../../environment/device.browser'

/** Loads what follows the scroll position: at once on wide screens, which show the table of contents, and on phones at the first scroll. */
export function startScrolling(): void {
  const load = () => {
    removeEventListener('scroll', load)
    removeEventListener('resize', load)
    import('./follow-scroll.browser').then(({ followScroll }) => followScroll()).catch(console.warn)
  }
  if (isPhone()) {
    addEventListener('scroll', load, { passive: true })
    addEventListener('resize', load)
  } else load()
}
