import { isPhone } from '../../environment/device.browser'

/**
 * Loads the code that updates the page on scroll: immediately on wide screens, which show the table of contents, and on phones at the first
 * scroll.
 */
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
