import type { ComponentDefinition } from '../../model'
import { type Problem, Problems } from '../../model'

/** The components that pages may use, by name. */
export type ComponentRegistry = ReadonlyMap<string, ComponentDefinition>

/** The components that the compiler implements, because they need more than the context of a component. */
export const COMPILER_COMPONENTS = ['Partial', 'Param', 'Snippet', 'Value'] as const

/**
 * Combines the components of the engine and the site. A site can replace a built-in component with one of the same name.
 * Raises `component-name` (not capitalized, or a component of the compiler) and `component-doubled`.
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
          title: `"${name}" is not a valid name of a component.`,
          hint: 'Use letters and digits, and begin with a capital letter.',
        })
      } else if (COMPILER_COMPONENTS.some((own) => own === name)) {
        problems.error({
          code: 'component-name',
          title: `"${name}" is a component of the compiler and cannot be replaced.`,
          hint: 'Rename the component.',
        })
      } else if (seen.has(name)) {
        problems.error({
          code: 'component-doubled',
          title: `Two components have the name "${name}".`,
          hint: 'Rename one of them.',
        })
      } else {
        seen.add(name)
        registry.set(name, component)
      }
    }
  }
  return { registry, problems: problems.list }
}

/** Whether a component is inline content, which gets a paragraph if it is on a separate line. */
export function isInlineComponent(name: string, components: ComponentRegistry): boolean {
  if (name === 'Param' || name === 'Value') return true
  const definition = components.get(name)
  return definition?.content === 'inline' && definition.parents === undefined
}
