import { z } from 'zod'
import { type ComponentDefinition, defineComponent } from '../../model'

const apiInfo = defineComponent({
  name: 'ApiInfo',
  props: z.strictObject({ path: z.string().min(1), source: z.url().optional() }),
  content: 'none',
  render: ({ props: { path, source }, context }) => (
    <p className="api-info">
      <code>{path}</code>
      {source === undefined ? null : <a href={source}>{context.texts.components.source}</a>}
    </p>
  ),
  markdown: ({ props: { path, source }, context }) =>
    `\`${path}\`${source === undefined ? '' : ` · [${context.texts.components.source}](${source})`}`,
})

const apiSignature = defineComponent({
  name: 'ApiSignature',
  props: z.strictObject({}),
  content: 'block',
  render: ({ children }) => <div className="api-signature">{children}</div>,
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
  props: z.strictObject({ name: z.string(), id: z.string().min(1).optional() }),
  content: 'block',
  parents: ['Parameters'],
  render: ({ props: { name, id }, children }) => (
    <div className={name === '' ? 'api-unnamed' : undefined} id={id}>
      <dt>{name === '' ? null : <code>{name}</code>}</dt>
      <dd>{children}</dd>
    </div>
  ),
  markdown: ({ props: { name }, children }) => {
    const lines = children.trim().replaceAll('\n\n', '\n\n  ')
    return name === '' ? `- ${lines}` : `- \`${name}\`\n\n  ${lines}`
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
export const pythonApiComponents: readonly ComponentDefinition[] = [apiInfo, apiSignature, parameters, parameter, apiType]
