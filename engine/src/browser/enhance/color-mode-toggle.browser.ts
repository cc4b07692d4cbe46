import { texts } from '../../common/index.browser'
import { colorModeStore, switchColorMode } from '../stores/color-mode-store.browser'
import { targetOf } from './target-of.browser'

/** Enables the switch and labels it with the current choice. */
export function applyColorModeToggle(): void {
  const { choice } = colorModeStore.get()
  for (const button of document.querySelectorAll<HTMLButtonElement>('.color-mode-toggle')) {
    button.disabled = false
    button.title = texts.colorMode.replace('{mode}', choice)
    button.ariaLabel = texts.switchColorMode.replace('{mode}', choice)
  }
}

/** Adds the listeners; called once. */
export function startColorModeToggle(): void {
  colorModeStore.subscribe(applyColorModeToggle)
  document.addEventListener('click', (event) => {
    if (targetOf(event, '.color-mode-toggle')) switchColorMode()
  })
}
