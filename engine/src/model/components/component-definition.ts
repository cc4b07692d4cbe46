import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from './render-context'

/** Input of the `markdown` function of a component: its validated props, and its content as Markdown. */
export interface MarkdownInput<P> {
  props: P
  /** The content between the tags, converted to Markdown. */
  children: string
}

/**
 * A component that pages can use. Content is data: props are literals that are validated against a schema, and the component runs only at build
 * time.
 */
export interface ComponentDefinition<P = never> {
  /** Tag name, starting with a capital letter. */
  name: string
  /** Strict object schema of the props. */
  props: z.ZodType<P>
  /** Content between the tags: `none`, `block` (any Markdown) or `inline` (text). */
  content: 'none' | 'block' | 'inline'
  /** Names of the components that can directly contain it. Default: it can be used anywhere. */
  parents?: readonly string[]
  /** Names of the only components that it can directly contain, with `content: 'block'`. Default: any content. */
  children?: readonly string[]
  /** Renders the HTML of the component. `children` is the rendered content. */
  render(input: { props: P; children: ReactNode; context: RenderContext }): ReactNode
  /** Writes the component as Markdown, for the Markdown copy. Addresses from `context` are absolute URLs. Default: converted from its HTML. */
  markdown?(input: MarkdownInput<P> & { context: RenderContext }): string
}

/** Types a component definition and returns it unchanged. */
export function defineComponent<P>(definition: ComponentDefinition<P>): ComponentDefinition {
  return definition as unknown as ComponentDefinition
}
