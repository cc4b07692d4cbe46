/** An HTML element that pages may use. */
export interface HtmlElement {
  /** Stands in a line of text. */
  inText: boolean
  attributes: readonly string[]
}

/** The HTML elements that pages may use, by name. */
export const HTML_ELEMENTS: Readonly<Record<string, HtmlElement>> = {
  abbr: { inText: true, attributes: ['title'] },
  br: { inText: true, attributes: [] },
  details: { inText: false, attributes: ['id', 'open'] },
  kbd: { inText: true, attributes: [] },
  sub: { inText: true, attributes: [] },
  summary: { inText: false, attributes: [] },
  sup: { inText: true, attributes: [] },
}

const INSTEAD: Record<string, string> = {
  a: 'Write [text](target).',
  b: 'Write **text**.',
  strong: 'Write **text**.',
  i: 'Write *text*.',
  em: 'Write *text*.',
  s: 'Write ~~text~~.',
  del: 'Write ~~text~~.',
  code: 'Put it in backticks.',
  pre: 'Write a fenced code block.',
  blockquote: 'Begin the lines with ">".',
  ul: 'Begin the lines with "-".',
  ol: 'Begin the lines with "1.".',
  li: 'Begin the line with "-" or "1.".',
  table: 'Write a Markdown table, or a component of its own.',
  img: 'Write <Image src="/img/…" alt="…" />.',
  br: 'Write <br />.',
  hr: 'Write --- with a blank line before it.',
  p: 'Leave a blank line between paragraphs.',
  span: "Leave it out: how things look is defined by the site's styles.",
  div: 'Leave it out; a box with text is an admonition: :::note[Title].',
  center: "Leave it out: how things look is defined by the site's styles.",
  font: "Leave it out: how things look is defined by the site's styles.",
  u: 'Write *text* or **text**.',
  section: 'Leave it out: a heading begins a section.',
  script: 'Pages hold no scripts.',
  style: 'Styles belong to components.',
  mark: 'Write **text**.',
  iframe: 'Pages show nothing of other sites; write a link.',
  video: 'Write a link to the file.',
}

/** What to write instead of a tag of HTML; `undefined` when nothing better can be said. */
export function hintForTag(name: string): string | undefined {
  return /^h[1-6]$/.test(name) ? `Write ${'#'.repeat(Number(name[1]))} at the start of the line.` : INSTEAD[name]
}

/** Whether a tag is one of HTML that stands in a line of text. */
export function isTextTag(name: string): boolean {
  return HTML_ELEMENTS[name]?.inText === true
}
