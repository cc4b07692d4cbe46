import { texts } from '../../../model/index.browser'

/** How long a copy is confirmed, in milliseconds (BEHAVIOUR 2.23). */
const CONFIRMED_MS = 1000

/** Says to those who do not see a button that it has worked (decision G-63). */
let voice: HTMLElement | undefined
let confirmed: { button: HTMLElement; label: string | null; timer: ReturnType<typeof setTimeout> } | undefined

/** Puts the voice into the page, where it has to stand before it speaks. */
export function addLiveRegion(main: Element): void {
  if (!voice) {
    voice = document.createElement('span')
    voice.className = 'visually-hidden'
    voice.ariaLive = 'polite'
  }
  main.append(voice)
}

/** Puts text on the clipboard, at once or when it has come, and confirms it on the button that was pressed. */
export async function copyText(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  try {
    await write(text, button)
  } catch (error) {
    console.warn('The text cannot be copied.', error)
    say(texts.notCopied)
    return
  }
  endConfirmation()
  confirmed = { button, label: button.ariaLabel, timer: setTimeout(endConfirmation, CONFIRMED_MS) }
  button.ariaLabel = texts.copied
  button.classList.add('copied')
  say(texts.copied)
}

function endConfirmation(): void {
  if (!confirmed) return
  const { button, label, timer } = confirmed
  clearTimeout(timer)
  button.ariaLabel = label
  button.classList.remove('copied')
  say('')
  confirmed = undefined
}

function say(text: string): void {
  if (voice) voice.textContent = text
}

/** Outside secure contexts browsers only copy what is selected. What is still to come must be promised while the press is fresh. */
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
  if (!copied) throw new Error('The browser refuses.')
}
