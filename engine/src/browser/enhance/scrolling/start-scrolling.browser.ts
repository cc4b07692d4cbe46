import { isPhone } from '../../environment/device.browser'

/**
 * Loads the code that updates the page on scroll: immediately on wide screens, which show the table of contents, and on phones at the first
 * scroll, or when the window becomes wide.
 */
export function startScrolling(): void {
  const load = () => {
    removeEventListener('scroll', load)
    removeEventListener('resize', loadIfWide)
    import('./follow-scroll.browser').then(({ followScroll }) => followScroll()).catch(console.warn)
  }
  const loadIfWide = () => {
    if (!isPhone()) load()
  }
  if (isPhone()) {
    addEventListener('scroll', load, { passive: true })
    addEventListener('resize', loadIfWide)
  } else load()
}
