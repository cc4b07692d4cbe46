/** Live region for messages to screen readers. */
let region: HTMLElement | undefined

/** Adds the live region to the document; called once. Screen readers only announce changes in a region that already exists. */
export function startLiveRegion(): void {
  region = document.createElement('span')
  region.className = 'visually-hidden'
  region.ariaLive = 'polite'
  region.dataset.runtime = ''
  document.body.append(region)
}

/** Announces a message. */
export function announce(message: string): void {
  if (region) region.textContent = message
}

/** Removes a message, unless another one has replaced it, so that it can be announced again. */
export function withdraw(message: string): void {
  if (region?.textContent === message) announce('')
}
