import type { ComponentDefinition } from '../../model'
import { type Problem, Problems } from '../../model'

/** The components that pages may use, by name. */
export type ComponentRegistry = ReadonlyMap<string, ComponentDefinition>

/** Names that the compiler answers itself, since they need more than a component may ask. */
export const COMPILER_COMPONENTS = ['Partial', 'Param', 'Snippet', 'Value'] as const

/**
 * Puts the components of engine and site together. A site may replace a built-in component by one of the same name.
 * Raises `component-name` (not a capitalised name, or one of the compiler's own) and `component-doubled`.
 */
export function createRegistry(
  builtIns: readonly ComponentDefinition[],
  siteComponents: readonly ComponentDefinition[],
): { registry: ComponentRegistry; problems: Problem[] } {
  const registry = new Map<string, ComponentDefinition>()
  const problems = new Problems()
  for (const components of [builtIns, siteComponents]) {
    const seen = new Set<string>()
    for (const component of components) {
      const { name } = component
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
        problems.error({
          code: 'component-name',
          title: `A component cannot be called "${name}".`,
          hint: 'A name has letters and digits and begins with a capital letter, so that pages can tell it from HTML.',
        })
      } else if (COMPILER_COMPONENTS.some((own) => own === name)) {
        problems.error({
          code: 'component-name',
          title: `"${name}" is a component of the compiler and cannot be replaced.`,
          hint: 'Give the component another name.',
        })
      } else if (seen.has(name)) {
        problems.error({
          code: 'component-doubled',
          title: `Two components are called "${name}".`,
          hint: 'Give one of them another name.',
        })
      } else {
        seen.add(name)
        registry.set(name, component)
      }
    }
  }
  return { registry, problems: problems.list }
}

/** Whether a component is inline content: it gets a paragraph when it is on a line of its own. */
export function isInlineComponent(name: string, components: ComponentRegistry): boolean {
  if (name === 'Param' || name === 'Value') return true
  const definition = components.get(name)
  return definition?.content === 'inline' && definition.parents === undefined
}
