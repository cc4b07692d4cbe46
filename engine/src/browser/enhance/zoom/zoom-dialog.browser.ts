import { texts } from '../../../model/index.browser'
/**
 * Shows the picture of a link in a dialog: as large as the window allows, and in its own size after a press on it. Escape, the button, or a press
 * beside the picture close it; the browser gives the focus back to the link.
 */
export function showImage(link: Element): void {
  const picture = link.querySelector('picture')
  const main = link.closest('main')
  if (!picture || !main) return
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  const large = picture.cloneNode(true) as HTMLPictureElement
  const image = large.querySelector('img')
  if (!image) return
  image.removeAttribute('loading')
  dialog.ariaLabel = image.alt
  // The widest form, whatever the size of the window: it may be looked at closely.
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
    // What scrolls must be within reach of the keyboard.
    frame.tabIndex = actual ? 0 : -1
  })
  dialog.addEventListener('close', () => dialog.remove())
  // In the main region, which goes when the reader moves on to another page.
  main.append(dialog)
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
