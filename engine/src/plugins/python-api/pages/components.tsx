import { z } from 'zod'
import { breakableName, type ComponentDefinition, defineComponent, type RenderContext } from '../../../plugin'
import { apiSignature } from './Signature'

const InfoProps = z.strictObject({
  path: z.string().min(1),
  source: z.url().optional(),
  /** The same object in another version, or what replaces it there. */
  other: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
  successor: z.string().min(1).optional(),
})

/** The links of an object, with their labels. */
function infoLinks({ source, other, version = '', successor }: z.output<typeof InfoProps>, { texts, link }: RenderContext) {
  const { components } = texts
  const label = successor === undefined ? components.otherVersion(version) : components.replacedBy(version, successor)
  return [
    ...(source === undefined ? [] : [{ href: source, label: components.source }]),
    ...(other === undefined ? [] : [{ href: link(other), label }]),
  ]
}

const apiInfo = defineComponent({
  name: 'ApiInfo',
  props: InfoProps,
  content: 'none',
  render: ({ props, context }) => (
    <p className="api-info">
      <code>{props.path}</code>
      {infoLinks(props, context).map(({ href, label }) => (
        <a key={href} href={href} data-no-search="">
          {label}
        </a>
      ))}
    </p>
  ),
  markdown: ({ props, context }) =>
    [`\`${props.path}\``, ...infoLinks(props, context).map(({ href, label }) => `[${label}](${href})`)].join(' · '),
})

const apiGuides = defineComponent({
  name: 'ApiGuides',
  props: z.strictObject({ pages: z.string().min(1) }),
  content: 'none',
  render: ({ props: { pages }, context }) => (
    <ul>
      {pages.split(' ').map((id) => {
        const page = context.doc(id, context.version)
        return page && !page.unlisted ? (
          <li key={id}>
            <a href={context.href(page.route)}>{page.title}</a>
          </li>
        ) : null
      })}
    </ul>
  ),
})

const apiVariants = defineComponent({
  name: 'ApiVariants',
  props: z.strictObject({}),
  content: 'block',
  children: ['ApiVariant'],
  render: ({ children }) => <div className="api-variants">{children}</div>,
  markdown: ({ children }) => children,
})

const apiVariant = defineComponent({
  name: 'ApiVariant',
  props: z.strictObject({}),
  content: 'block',
  parents: ['ApiVariants'],
  render: ({ children }) => <div>{children}</div>,
  markdown: ({ children }) => children,
})

const parameters = defineComponent({
  name: 'Parameters',
  props: z.strictObject({ title: z.string().min(1).optional() }),
  content: 'block',
  children: ['Parameter'],
  render: ({ props: { title }, children }) => (
    <>
      {title === undefined ? null : <p className="api-label">{title}</p>}
      <dl className="api-parameters">{children}</dl>
    </>
  ),
  markdown: ({ props: { title }, children }) => (title === undefined ? children : `**${title}**\n\n${children}`),
})

const parameter = defineComponent({
  name: 'Parameter',
  props: z.strictObject({
    name: z.string().min(1).optional(),
    /** Shown as text instead of a name. */
    label: z.string().min(1).optional(),
    id: z.string().min(1).optional(),
    /** Makes the name a link if a page of the version defines it. */
    link: z.boolean().default(false),
  }),
  content: 'block',
  parents: ['Parameters'],
  render: ({ props: { name, label, id, link }, children, context }) => {
    const code = name === undefined ? label : <code>{breakableName(name)}</code>
    const href = name !== undefined && link ? context.codeLink(name) : undefined
    return (
      <div className={(name ?? label) === undefined ? 'api-unnamed' : undefined} id={id}>
        <dt>{href === undefined ? code : <a href={href}>{code}</a>}</dt>
        <dd>{children}</dd>
      </div>
    )
  },
  markdown: ({ props: { name, label }, children }) => {
    const lines = children.trim().replaceAll('\n\n', '\n\n  ')
    const title = name === undefined ? label : `\`${name}\``
    return title === undefined ? `- ${lines}` : `- ${title}\n\n  ${lines}`
  },
})

const apiType = defineComponent({
  name: 'ApiType',
  props: z.strictObject({}),
  content: 'inline',
  render: ({ children }) => <span className="api-type">{children}</span>,
  markdown: ({ children }) => children,
})

/** The components of reference pages. */
export const pythonApiComponents: readonly ComponentDefinition[] = [
  apiInfo,
  apiGuides,
  apiSignature,
  apiVariants,
  apiVariant,
  parameters,
  parameter,
  apiType,
]
