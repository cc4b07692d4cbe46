import { markdownSection } from './markdown-section.browser'

/** The Markdown copy of the page, or of the section below a heading. */
export async function pageMarkdown(heading: Element | null): Promise<string> {
  const href = document.querySelector<HTMLAnchorElement>('.page-meta [type="text/markdown"]')?.href ?? ''
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} ${href}`)
  const text = await response.text()
  if (!heading) return text
  const headings = [...document.querySelectorAll('.prose h2[id]')]
  return markdownSection(
    text,
    headings.map(({ textContent }) => textContent ?? ''),
    headings.indexOf(heading),
  )
}
