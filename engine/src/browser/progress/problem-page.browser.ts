import { texts } from '../../common/index.browser'
import { unmountWithin } from '../islands/island-host.browser'
import { siteData } from '../stores/site-data.browser'
import { addLoadStyles } from './load-styles.browser'

/** The messages of an error and its causes. */
export function messageChain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\nCause: ${messageChain(error.cause)}`
}

/**
 * Replaces the content of `into` with the crash page and sets the title.
 * @param retry called when the reader tries again; it must restore the title
 */
export function showCrashPage(into: Element, error: unknown, retry: () => void): void {
  const { siteTitle, titleDelimiter } = siteData()
  document.title = `${texts.pageError} ${titleDelimiter} ${siteTitle}`
  const heading = document.createElement('h1')
  heading.textContent = texts.pageCrashed
  const message = document.createElement('pre')
  message.textContent = messageChain(error)
  showProblem(into, 'page-crash', [heading, createButton(texts.tryAgain, retry), message])
}

/** Shows that a page could not be loaded, with the reason. */
export function showLoadError(into: Element, error: unknown, retry: () => void): void {
  const message = document.createElement('p')
  message.textContent = error instanceof Error ? error.message : String(error)
  showProblem(into, 'load-error', [message, createButton(texts.retry, retry)])
}

function showProblem(into: Element, className: string, content: Element[]): void {
  addLoadStyles()
  const box = document.createElement('div')
  box.className = className
  box.role = 'alert'
  box.append(...content)
  for (const child of into.children) unmountWithin(child)
  into.replaceChildren(box)
}

function createButton(label: string, action: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-primary'
  button.textContent = label
  button.addEventListener('click', action)
  return button
}
