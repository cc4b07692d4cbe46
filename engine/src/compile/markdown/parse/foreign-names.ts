import { HTML_ELEMENTS, hintForTag } from './html-elements'

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
  Aside: 'Write :::note[Title], the text on lines below, and ::: on a separate line.',
  Callout: 'Write :::note[Title], the text on lines below, and ::: on a separate line.',
  Note: 'Write :::note[Title], the text on lines below, and ::: on a separate line.',
  Tip: 'Write :::tip[Title], the text on lines below, and ::: on a separate line.',
  Info: 'Write :::info[Title], the text on lines below, and ::: on a separate line.',
  Warning: 'Write :::warning[Title], the text on lines below, and ::: on a separate line.',
  Accordion: 'Write <details> with <summary>Text</summary> on the line below.',
  Expandable: 'Write <details> with <summary>Text</summary> on the line below.',
  CodeGroup: 'Write <Tabs> with <Tab label="…"> around each code block.',
  CodeTabs: 'Write <Tabs> with <Tab label="…"> around each code block.',
  LinkCard: 'Write <CardGrid> with <Card to="…" title="…">.',
  CardGroup: 'Write <CardGrid> with <Card to="…" title="…">.',
  FileTree: 'Write the tree as a code block ```text.',
  TOC: 'Remove it: the table of contents is generated from the headings.',
  Badge: 'Write the text, or `code`.',
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

/** Returns the hint for a component of another engine, or for an HTML element in capital letters. */
export function hintForComponent(name: string): string | undefined {
  if (Object.hasOwn(COMPONENTS, name)) return COMPONENTS[name]
  const element = name.toLowerCase()
  return element in HTML_ELEMENTS || /^[A-Z]+\d?$/.test(name) ? (hintForTag(element) ?? `Write <${element}>.`) : undefined
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

/** Markup of template engines and other dialects in braces, from its first brace. */
const BRACES: readonly { pattern: RegExp; title: string; hint(name: string): string }[] = [
  { pattern: /^\{%-?[ \t]*(\/?[\w.-]*)[^\n]*?%\}/, title: 'a tag of a template engine', hint: hintForTemplateTag },
  { pattern: /^\{\{[<%][ \t]*(\/?[\w.-]*)[^\n]*?[>%]\}\}/, title: 'a shortcode', hint: hintForTemplateTag },
  {
    pattern: /^\{\{-?\s*([^{}\n]*?)\s*-?\}\}/,
    title: 'a template variable',
    hint: () => 'Write the text itself, or <Value name="…" /> for a value of the version.',
  },
  {
    pattern: /^\{[:.#][^{}\n]*\}|^\{[ \t]+[.#:][^{}\n]*\}|^\{(?:target|width|height|align|loading|data-[\w-]*)=[^{}\n]*\}/,
    title: 'a list of attributes',
    hint: () => `Remove it: the site's styles define the appearance. Only headings have an id: ## Title {#my-id}.`,
  },
  {
    pattern: /^\{(?:\+\+|--|==|>>|~~)[^{}\n]*\}/,
    title: 'an editing mark',
    hint: () => 'Remove it. A comment is {/* … */}.',
  },
  {
    pattern: /^\{[a-z][\w:.+-]*\}(?=`)/,
    title: 'a role of another format',
    hint: () => 'Write [text](./file.md) for a link, or only the code.',
  },
]

/** Markup of another engine in braces. */
export interface ForeignBraces {
  /** The whole markup. */
  source: string
  title: string
  hint: string
  /** Whether it closes an earlier tag. */
  isClosing: boolean
}

/** Recognizes markup of another engine in braces at the beginning of a text. */
export function foreignBraces(text: string): ForeignBraces | undefined {
  for (const { pattern, title, hint } of BRACES) {
    const [source, name = ''] = pattern.exec(text) ?? []
    if (source !== undefined)
      return { source, title: `"${source}" is ${title}.`, hint: hint(name), isClosing: /^(?:end|\/)/.test(name) }
  }
  return undefined
}

function hintForTemplateTag(tag: string): string {
  const name = tag.toLowerCase()
  if (/^(?:hint|note|notice|callout|admonition|alert|aside|info|tip|warning|danger|important)$/.test(name))
    return 'Write :::note[Title], the text on lines below, and ::: on a separate line.'
  if (/^(?:tabs?|tabitem|tabpane)$/.test(name)) return 'Write <Tabs> with <Tab label="…">, each tag on a separate line.'
  if (/^(?:highlight|code|code-block|codeblock|raw)$/.test(name)) return 'Write a fenced code block or use backticks.'
  if (/^(?:include|include_relative|import|readfile|partial)/.test(name)) return 'Write <Partial file="./_name.md" />.'
  if (/^(?:ref|relref|link|post_url|page-ref|content-ref)$/.test(name)) return 'Write [text](./file.md).'
  if (/^(?:details|expand|collapse|accordion)$/.test(name))
    return 'Write <details> with <summary>Title</summary> on the line below.'
  if (/^(?:figure|image|img)$/.test(name)) return 'Write ![…](/img/file.png).'
  if (/^(?:stepper|steps?)$/.test(name)) return 'Write <Steps> with <Step title="…">, each tag on a separate line.'
  return 'Pages do not evaluate templates: write the text or a component instead.'
}
