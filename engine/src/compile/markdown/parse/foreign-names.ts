/** Hints for components of other engines. */
const COMPONENTS: Readonly<Record<string, string>> = {
  TabItem: 'Write <Tab label="…" value="…">; its parent is <Tabs>.',
  CodeBlock: 'Write a fenced code block: ```python title="file.py"; code that runs comes from <Snippet name="…" />.',
  Admonition: 'Write :::note[Title], the text on lines below, and ::: on a separate line.',
  BrowserOnly: 'Pages are rendered at build. Use an island for code that needs a browser (docs/islands.md).',
  Link: 'Write [text](./file.md).',
  Details: 'Write <details> with <summary>Text</summary> on the line below.',
  DocCardList: 'Write <PageCards />.',
  DocCard: 'Write <CardGrid> with <Card to="…" title="…">.',
  TOCInline: 'Remove it: the table of contents is generated from the headings.',
  ThemedImage: 'Write <Image src="…" dark="…" alt="…" />.',
  Head: 'Remove it: title, description and image come from the front matter.',
  Mermaid: 'Write a diagram as a code block ```dot alt="…".',
}

const KINDS: Readonly<Record<string, string>> = {
  important: 'info',
  hint: 'tip',
  seealso: 'tip',
  success: 'tip',
  secondary: 'note',
  warn: 'warning',
  attention: 'warning',
  error: 'danger',
  critical: 'danger',
}

/** Returns the hint for a component of another engine. */
export function hintForComponent(name: string): string | undefined {
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined
}

/** Returns the equivalent of an admonition of another engine. */
export function equivalentKind(name: string): string | undefined {
  const kind = name.toLowerCase()
  return Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
}

/** Returns the hint for an attribute that sets styles or scripts. */
export function hintForAttribute(name: string): string | undefined {
  if (/^(?:style|class|className)$/.test(name)) return "Remove it: the site's styles define the appearance."
  return /^on[A-Z]|^on[a-z]+$/.test(name) ? 'Remove it: pages contain no scripts.' : undefined
}
