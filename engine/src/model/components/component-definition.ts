import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from './render-context'

/** What a component's `markdown` gets: its checked props, and its content as Markdown. */
export interface MarkdownInput<P> {
  props: P
  /** The content between the tags, already turned into Markdown. */
  children: string
}

/**
 * A component that pages may use. Content is data: props are literals checked against a schema,
 * and the component runs at build only.
 */
export interface ComponentDefinition<P = never> {
  /** Tag name, starting with a capital letter. */
  name: string
  /** Strict object schema of the props. */
  props: z.ZodType<P>
  /** `none`: used as `<Name />` only; `block`: Markdown between the tags; `inline`: words between the tags. */
  content: 'none' | 'block' | 'inline'
  /** Names of the components it may stand directly in; unset: anywhere. */
  parents?: readonly string[]
  /** Names of the components that may stand directly in it, and nothing else may; unset: anything. With `content: 'block'`. */
  children?: readonly string[]
  /** HTML of the component. `children` is the rendered content. */
  render(input: { props: P; children: ReactNode; context: RenderContext }): ReactNode
  /** The component as plain Markdown, for the Markdown copy; addresses from `context` include the site's host. Default: generated from its HTML. */
  markdown?(input: MarkdownInput<P> & { context: RenderContext }): string
}

/** Gives a component definition its types; returns it, ready for the registry. */
export function defineComponent<P>(definition: ComponentDefinition<P>): ComponentDefinition {
  return definition as unknown as ComponentDefinition
}
