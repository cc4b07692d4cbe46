import { texts } from '../../../common/index.browser'
import { announce, withdraw } from '../live-region.browser'

/** How long the button confirms that text was copied, in milliseconds. */
const CONFIRMED_MS = 1000

let confirmed: { button: HTMLElement; label: string | null; timer: ReturnType<typeof setTimeout> } | undefined

/** Copies text, or the text that a promise resolves to, and shows the confirmation on the clicked button. */
export async function copyText(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  try {
    await write(text, button)
  } catch (error) {
    console.warn('The text could not be copied.', error)
    announce(texts.notCopied)
    return
  }
  endConfirmation()
  confirmed = { button, label: button.ariaLabel, timer: setTimeout(endConfirmation, CONFIRMED_MS) }
  button.ariaLabel = texts.copied
  button.classList.add('copied')
  announce(texts.copied)
}

function endConfirmation(): void {
  if (!confirmed) return
  const { button, label, timer } = confirmed
  clearTimeout(timer)
  button.ariaLabel = label
  button.classList.remove('copied')
  withdraw(texts.copied)
  confirmed = undefined
}

/**
 * Writes to the clipboard during the click. If the text is not available yet, writes a promise. Insecure contexts only support copying a
 * selection.
 */
async function write(text: string | Promise<string>, button: HTMLElement): Promise<void> {
  const { clipboard } = navigator
  if (clipboard && typeof text !== 'string' && window.ClipboardItem) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
    return clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  }
  const value = await text
  if (clipboard) return clipboard.writeText(value)
  const area = document.createElement('textarea')
  area.className = 'visually-hidden'
  area.value = value
  button.after(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  button.focus()
  if (!copied) throw new Error('The browser rejected the copy command.')
}
