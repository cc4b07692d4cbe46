import { texts } from '../../../common/index.browser'
import styles from './zoom-dialog.browser.css'

const sheet = new CSSStyleSheet()

/**
 * Shows the image of a link in a dialog: fitted to the window, or in its actual size after a click on it. Escape, the button, or a click
 * outside the image close it; the browser returns the focus to the link.
 */
export function showImage(link: HTMLElement): void {
  const picture = link.querySelector('picture')
  const main = link.closest('main')
  if (!document.adoptedStyleSheets.includes(sheet)) {
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  if (!picture || !main) return
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  const large = picture.cloneNode(true) as HTMLPictureElement
  const image = large.querySelector('img')
  if (!image) return
  image.removeAttribute('loading')
  dialog.ariaLabel = image.alt
  // Loads the widest file regardless of the size of the window.
  const width = Number(image.getAttribute('width'))
  for (const source of large.querySelectorAll('source')) source.sizes = `${width}px`
  const size = createButton('zoom-size', texts.actualSize)
  size.ariaPressed = 'false'
  const close = createButton('zoom-close', texts.close)
  close.autofocus = true
  const tools = document.createElement('p')
  tools.className = 'zoom-tools'
  tools.append(size, close)
  const frame = document.createElement('div')
  frame.className = 'zoom-frame'
  frame.append(large)
  dialog.append(tools, frame)
  dialog.addEventListener('click', ({ target }) => {
    if (target !== size && (target !== image || size.hidden)) return dialog.close()
    const actual = dialog.classList.toggle('actual')
    size.ariaPressed = String(actual)
    // Scrollable content must be focusable.
    frame.tabIndex = actual ? 0 : -1
  })
  dialog.addEventListener('close', () => dialog.remove())
  // A navigation replaces `main` and so removes the dialog.
  main.append(dialog)
  // The dialog returns the focus to the focused element. In Safari, a click doesn't focus the link.
  link.focus({ preventScroll: true })
  dialog.showModal()
  size.hidden = image.width >= width
}

function createButton(name: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = name
  button.textContent = label
  return button
}
