/** What pages of this engine write instead of components that authors know from other engines. */
const COMPONENTS: Readonly<Record<string, string>> = {
  TabItem: 'Write <Tab label="…" value="…">; its parent is <Tabs>.',
  CodeBlock: 'Write a fenced code block: ```python title="file.py"; code that runs comes from <Snippet name="…" />.',
  Admonition: 'Write :::note[Title], the text on lines below, and ::: on a line of its own.',
  BrowserOnly: 'Pages are rendered at build; what needs a browser is an island (docs/islands.md).',
  Link: 'Write [text](./file.md).',
  Details: 'Write <details> with <summary>Text</summary> on the line below.',
  DocCardList: 'Write <PageCards />.',
  DocCard: 'Write <CardGrid> with <Card to="…" title="…">.',
  TOCInline: 'Leave it out: the table of contents is made from the headings.',
  ThemedImage: 'Write <Image src="…" dark="…" alt="…" />.',
  Head: 'Leave it out: title, description and image come from the front matter.',
  Mermaid: 'Write a diagram as a fence ```dot alt="…".',
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

/** What to write instead of a component of another engine. */
export function insteadOfComponent(name: string): string | undefined {
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined
}

/** The kind of admonition here for one of another engine. */
export function insteadOfKind(name: string): string | undefined {
  const kind = name.toLowerCase()
  return Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
}

/** What to do with an attribute for looks or scripts; `undefined` for any other. */
export function insteadOfAttribute(name: string): string | undefined {
  if (/^(?:style|class|className)$/.test(name)) return "Remove it: how things look is defined by the site's styles."
  return /^on[A-Z]|^on[a-z]+$/.test(name) ? 'Remove it: pages contain no scripts.' : undefined
}
