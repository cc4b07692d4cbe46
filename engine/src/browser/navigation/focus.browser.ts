/** Focuses an element, from which Tab and screen readers continue. If it can't be focused by default, it can be until it loses the focus. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Makes the skip link focus the main content without changing the address. Until then, the browser follows it. */
export function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    const main = document.querySelector('main')
    if (!main || !(event.target instanceof Element && event.target.closest('.skip-link'))) return
    event.preventDefault()
    focusOn(main)
    main.scrollIntoView()
  })
}
