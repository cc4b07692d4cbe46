import { z } from 'zod'
import { DocsError, defineComponent, didYouMean } from '../../model'
import { readTerm, readTerms } from './read-terms'

/**
 * `<Term name="message_queue">message queue</Term>`: a term that shows its definition on hover and on focus, and links to its page if it
 * has one. Raises `unknown-term`.
 */
export const term = defineComponent({
  name: 'Term',
  props: z.strictObject({ name: z.string().min(1) }),
  content: 'inline',
  render({ props, children, context }) {
    const entry = readTerm(context, props.name)
    if (!entry) {
      const names = readTerms(context).map(({ name }) => name)
      throw new DocsError({
        code: 'unknown-term',
        title: `There is no term "${props.name}".`,
        hint: `${didYouMean(props.name, names)} Terms are defined in content/${context.page.version}/terms.json.`,
        at: context.at,
      })
    }
    const id = context.uniqueId('term')
    return (
      <span className="term">
        {entry.href === undefined ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a term without a page must be focusable too
          <dfn tabIndex={0} aria-describedby={id}>
            {children}
          </dfn>
        ) : (
          <a href={entry.href} aria-describedby={id}>
            {children}
          </a>
        )}
        <span role="tooltip" id={id}>
          {entry.definition}
        </span>
      </span>
    )
  },
  markdown: ({ children }) => children,
})

/** `<TermList />`: all terms of the version with their definitions and names in code. The id of each entry is its name. */
export const termList = defineComponent({
  name: 'TermList',
  props: z.strictObject({}),
  content: 'none',
  render({ context }) {
    const terms = readTerms(context)
    if (terms.length === 0) return null
    return (
      <dl className="terms">
        {terms.map(({ name, title, definition, code, href }) => (
          <div key={name} id={name}>
            <dt>{href === undefined ? title : <a href={href}>{title}</a>}</dt>
            <dd>{definition}</dd>
            {code !== undefined && (
              <dd className="term-code">
                <code>{code}</code>
              </dd>
            )}
          </div>
        ))}
      </dl>
    )
  },
  markdown: ({ context }) =>
    readTerms(context)
      .map(({ title, definition, code, href }) => {
        const name = href === undefined ? title : `[${title}](${href})`
        return `- **${name}**: ${definition}${code === undefined ? '' : ` ${context.texts.components.termInCode(`\`${code}\``)}`}`
      })
      .join('\n'),
})
