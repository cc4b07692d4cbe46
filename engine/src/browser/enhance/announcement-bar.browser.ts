import { texts } from '../../common/index.browser'
import { announcementStore, closeAnnouncement } from '../stores/announcement-store.browser'
import { siteData } from '../stores/site-data.browser'

/** Removes the announcement if it has been closed, and adds the close button if it can be. */
export function applyAnnouncement(): void {
  const bar = document.querySelector('.announcement')
  if (!bar) return
  if (!announcementStore.get()) bar.remove()
  else if (siteData().announcement?.isCloseable && !bar.querySelector('button')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = texts.close
    button.dataset.runtime = ''
    button.addEventListener('click', closeAnnouncement)
    bar.append(button)
  }
}
