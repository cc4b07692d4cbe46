/** Puts focus on an element that usually takes none, so that the keyboard goes on from there. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.removeAttribute('tabindex')
}

/** After a navigation the next press of Tab reaches the skip link (BEHAVIOUR 2.8). */
export function resetFocus(): void {
  const region = document.querySelector('.skip-link')?.parentElement
  if (region) focusOn(region)
}

/** The skip link leads past the chrome without changing the address. */
export function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    const main = document.querySelector('main')
    if (!main || !(event.target instanceof Element && event.target.closest('.skip-link'))) return
    event.preventDefault()
    focusOn(main)
    main.scrollIntoView()
  })
}
