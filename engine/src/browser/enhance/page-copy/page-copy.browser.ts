import { texts } from '../../../model/index.browser'
import { runOverFrames } from '../../environment/scheduling.browser'
import { copyText } from '../code/copy-text.browser'
import { createTool } from '../code/create-tool.browser'
import { targetOf } from '../target-of.browser'

/** Gives each section of a page that has a Markdown copy a button that copies it. */
export function addSectionCopies(): void {
  if (!document.querySelector('.copy-page')) return
  const headings = [...document.querySelectorAll('.prose h2[id]:not(:has(.tool))')]
  const add = (heading: Element) => () =>
    heading.append(createTool('copy copy-section', texts.copySectionAsMarkdown, texts.copySection))
  void runOverFrames(headings.map(add))
}

/** Listens for presses of "Copy page" and of the buttons of sections; once. What they copy is made when it is first wanted. */
export function startPageCopy(): void {
  document.addEventListener('click', (event) => {
    const button = targetOf(event, '.copy-page, .copy-section')
    if (button)
      void copyText(
        button,
        import('./page-markdown.browser').then(({ pageMarkdown }) => pageMarkdown(button.closest('h2'))),
      )
  })
}
