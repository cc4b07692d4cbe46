import { texts } from '../../../common/index.browser'
import { runOverFrames } from '../../environment/scheduling.browser'
import { copyText } from '../code/copy-text.browser'
import { createTool } from '../code/create-tool.browser'
import { targetOf } from '../target-of.browser'

/**
 * Adds a copy button to each section, if the page has a Markdown copy. The buttons are no tab stops: the right arrow key moves to them from
 * the link of the heading.
 */
export function addSectionCopies(): void {
  if (!document.querySelector('.copy-page')) return
  const headings = [...document.querySelectorAll('.prose h2[id]:not(:has(.tool))')]
  const add = (heading: Element) => () => {
    const button = createTool('copy copy-section', texts.copySectionAsMarkdown, texts.copySection)
    button.tabIndex = -1
    button.setAttribute('aria-keyshortcuts', 'ArrowRight')
    heading.append(button)
  }
  void runOverFrames(headings.map(add))
}

/** Adds the listeners for copying the page or a section as Markdown; called once. The Markdown is fetched on click. */
export function startPageCopy(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight')
      targetOf(event, '.heading-link')?.parentElement?.querySelector<HTMLElement>('.copy-section')?.focus()
  })
  document.addEventListener('click', (event) => {
    const button = targetOf(event, '.copy-page, .copy-section')
    if (button)
      void copyText(
        button,
        import('./page-markdown.browser').then(({ pageMarkdown }) => pageMarkdown(button.closest('h2'))),
      )
  })
}
