import type { ReactNode } from 'react'
import { z } from 'zod'
import { defineComponent, fencedCode } from '../../../plugin'
import { signatureTokens, type TokenKind, writeSignature } from './write-signature'

const ParameterProps = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['positional_only', 'keyword_only', 'var_positional', 'var_keyword']).optional(),
  type: z.string().optional(),
  default: z.string().optional(),
})

const SignatureSchema = z.strictObject({
  prefix: z.enum(['class', 'classmethod', 'staticmethod']).optional(),
  name: z.string().min(1),
  parameters: z.array(ParameterProps),
  returns: z.string().optional(),
  links: z.record(z.string(), z.string()).default({}),
  source: z.url().optional(),
})

/** Classes of highlighted code. What has no class is plain text, such as the names of parameters. */
const CLASSES: Record<TokenKind, string | undefined> = {
  keyword: 'k',
  name: 'f',
  type: 'f',
  string: 's',
  constant: 'n',
  value: undefined,
}
/** Names that are not parts of texts. */
const NAME = /((?<![\w.'"])[A-Za-z_]\w*(?![\w'"]))/

/** The signature of a class or a function, in which names with a page are links, and the link to its source code. */
export const apiSignature = defineComponent({
  name: 'ApiSignature',
  props: z.strictObject({ of: SignatureSchema }),
  content: 'none',
  render: ({ props: { of }, context: { link, texts } }) => (
    <div className="api-signature">
      {of.source === undefined ? null : (
        <a className="api-source" href={of.source} data-no-search="">
          {texts.components.source}
        </a>
      )}
      <div className="code" data-language="python">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls */}
        <pre role="group" aria-label={texts.components.signature}>
          <code>{signatureTokens(of).flatMap(([text, kind]) => tokenNodes(text, kind, of.links, link))}</code>
        </pre>
      </div>
    </div>
  ),
  markdown: ({ props: { of } }) => fencedCode(writeSignature(of), 'python'),
})

function tokenNodes(
  text: string,
  kind: TokenKind | undefined,
  links: Readonly<Record<string, string>>,
  link: (target: string) => string,
): ReactNode[] {
  const className = kind && CLASSES[kind]
  const plain = (part: string) => (className === undefined ? part : <span className={className}>{part}</span>)
  if (kind !== 'type' && kind !== 'value') return [plain(text)]
  const nodes: ReactNode[] = []
  let before = ''
  for (const part of text.split(NAME)) {
    const target = Object.hasOwn(links, part) ? links[part] : undefined
    if (target === undefined) {
      before += part
      continue
    }
    if (before !== '') nodes.push(plain(before))
    before = ''
    nodes.push(<a href={link(target)}>{part}</a>)
  }
  return before === '' ? nodes : [...nodes, plain(before)]
}
