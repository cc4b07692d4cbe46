/** Focuses an element that is not focusable by default, so that Tab continues from there. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.removeAttribute('tabindex')
}

/** Makes the skip link the next tab stop, as after a page load. */
export function resetFocus(): void {
  const region = document.querySelector('.skip-link')?.parentElement
  if (region) focusOn(region)
}

/** Makes the skip link focus the main content without changing the address. */
export function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    const main = document.querySelector('main')
    if (!main || !(event.target instanceof Element && event.target.closest('.skip-link'))) return
    event.preventDefault()
    focusOn(main)
    main.scrollIntoView()
  })
}
