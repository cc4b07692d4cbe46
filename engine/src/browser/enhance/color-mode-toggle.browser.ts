import { texts } from '../../model/index.browser'
import { colorModeStore, switchColorMode } from '../stores/color-mode-store.browser'
import { targetOf } from './target-of.browser'

/** Lets the switch work, and say what is chosen (BEHAVIOUR 4.1). */
export function applyColorModeToggle(): void {
  const { choice } = colorModeStore.get()
  for (const button of document.querySelectorAll<HTMLButtonElement>('.color-mode-toggle')) {
    button.disabled = false
    button.title = texts.colorMode(choice)
    button.ariaLabel = texts.switchColorMode(choice)
  }
}

/** Listens; once. */
export function startColorModeToggle(): void {
  colorModeStore.subscribe(applyColorModeToggle)
  document.addEventListener('click', (event) => {
    if (targetOf(event, '.color-mode-toggle')) switchColorMode()
  })
}
