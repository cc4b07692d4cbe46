/** An HTML element that pages may use. */
export interface HtmlElement {
  /** Whether it is an inline element. */
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

const TAG_HINTS: Record<string, string> = {
  a: 'Write [text](target).',
  b: 'Write **text**.',
  strong: 'Write **text**.',
  i: 'Write *text*.',
  em: 'Write *text*.',
  s: 'Write ~~text~~.',
  del: 'Write ~~text~~.',
  code: 'Use backticks.',
  pre: 'Write a fenced code block.',
  blockquote: 'Begin each line with ">".',
  ul: 'Begin each line with "-".',
  ol: 'Begin each line with "1.".',
  li: 'Begin the line with "-" or "1.".',
  table: 'Write a Markdown table, or a component.',
  img: 'Write <Image src="/img/…" alt="…" />.',
  br: 'Write <br />.',
  hr: 'Write --- with a blank line before it.',
  p: 'Leave a blank line between paragraphs.',
  span: "Remove it: the site's styles define the appearance.",
  div: 'Remove it. For a box with text use an admonition: :::note[Title].',
  center: "Remove it: the site's styles define the appearance.",
  font: "Remove it: the site's styles define the appearance.",
  u: 'Write *text* or **text**.',
  section: 'Remove it: headings begin sections.',
  script: 'Pages contain no scripts.',
  style: 'Styles belong to components.',
  mark: 'Write **text**.',
  iframe: 'Pages do not embed other sites: write a link.',
  video: 'Write a link to the file.',
}

/** Returns the hint for an unsupported or unclosed HTML element. */
export function hintForTag(name: string): string | undefined {
  return /^h[1-6]$/.test(name) ? `Write ${'#'.repeat(Number(name[1]))} at the start of the line.` : TAG_HINTS[name]
}

/** Whether a name is that of an inline HTML element. */
export function isTextTag(name: string): boolean {
  return HTML_ELEMENTS[name]?.inText === true
}
