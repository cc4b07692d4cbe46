import type { ReactNode } from 'react'
import type { ComponentDefinition } from '../../../model'
import { DocsError, didYouMean } from '../../../model'
import { COMPILER_COMPONENTS } from '../component-registry'
import { createContext } from '../create-context'
import { markContent, withMarkdown } from '../output/render-tree'
import { hintForComponent } from '../parse/foreign-names'
import type { JsxNode } from '../parse/phrasing'
import { phrasingOf } from '../parse/phrasing'
import { at } from '../parse/unit'
import { withKeys } from '../react-nodes'
import { renderBlocks, renderInlines } from '../render-nodes'
import { attempt, inside, noteId, report } from '../scope'
import type { Scope } from '../state'
import { isEmpty } from './children'
import { renderPartial } from './partials'
import { readProps } from './read-props'
import { renderSnippet } from './snippets'
import { renderParam, renderValue } from './values'

/**
 * Renders a component. Raises `unknown-component`, `component-place`, `component-parent`, `component-content`, errors of its props, and errors that the
 * component throws.
 */
export function renderComponent(node: JsxNode, name: string, scope: Scope, place: 'text' | 'block'): ReactNode {
  switch (name) {
    case 'Param':
      return renderParam(node, scope)
    case 'Value':
      return renderValue(node, scope)
    case 'Partial':
    case 'Snippet':
      if (place === 'text') return misplaced(node, name, scope)
      return name === 'Partial' ? renderPartial(node, scope) : renderSnippet(node, scope)
  }
  const definition = scope.page.components.get(name)
  if (!definition) {
    report(scope, node, {
      code: 'unknown-component',
      title: `Unknown component <${name}>.`,
      hint:
        hintForComponent(name) ??
        `${didYouMean(name, [...scope.page.components.keys(), ...COMPILER_COMPONENTS])} For the character itself write "\\<".`,
    })
    return null
  }
  if (place === 'text' && definition.content === 'block') return misplaced(node, name, scope)
  if (definition.parents && !definition.parents.includes(scope.parent ?? '')) {
    const parents = definition.parents.map((parent) => `<${parent}>`).join(' or ')
    report(scope, node, {
      code: 'component-parent',
      title: `<${name}> is ${scope.parent === undefined ? 'outside of its parent component' : `in <${scope.parent}>`}.`,
      hint: `Put it directly in ${parents}.`,
    })
  }
  return renderDefined(node, definition, scope)
}

function misplaced(node: JsxNode, name: string, scope: Scope): ReactNode {
  report(scope, node, {
    code: 'component-place',
    title: `<${name}> is inside a line of text.`,
    hint: 'Put its tags on separate lines, outside of table cells and headings.',
  })
  return null
}

function renderDefined(node: JsxNode, definition: ComponentDefinition, scope: Scope): ReactNode {
  const found = readProps(node, definition.props, scope)
  const content = renderContent(node, definition, scope)
  if (!found || !content) return null
  const { props } = found
  const place = at(scope.unit, node)
  const id: unknown = Reflect.get(props, 'id')
  if (typeof id === 'string') noteId(id, node, scope)
  const render = (keepBroken: boolean): ReactNode =>
    definition.render({
      props,
      children: content,
      // Most components don't use it.
      get context() {
        return createContext(scope, place, { keepBroken })
      },
    })
  const element = attempt(scope, node, () => {
    if (scope.page.config.links.onBrokenLinks === 'throw') return render(false)
    try {
      return render(false)
    } catch (error) {
      // The link check reports broken addresses, so the address must be in the document.
      if (error instanceof DocsError && error.code === 'link-target') return render(true)
      throw error
    }
  })
  if (!definition.markdown) return element ?? null
  const write = (children: string) =>
    attempt(scope, node, () => {
      return definition.markdown?.({
        props,
        children,
        get context() {
          return createContext(scope, place, { keepBroken: true, absolute: true })
        },
      })
    }) ?? ''
  return withMarkdown(element, write)
}

/** Renders the content between the tags. Returns `undefined` if it is invalid. */
function renderContent(node: JsxNode, definition: ComponentDefinition, scope: Scope): ReactNode[] | undefined {
  const { name, content, children } = definition
  const contentNodes = (nodes: ReactNode[]) => (definition.markdown ? markContent(nodes) : withKeys(nodes))
  const place = inside(scope, node, name)
  if (content === 'block') {
    if (children && isEmpty(node.children)) {
      const tags = children.map((child) => `<${child}>`).join(' or ')
      report(scope, node, {
        code: 'component-content',
        title: `<${name}> contains no ${tags}.`,
        hint: `Put ${tags} on separate lines between the tags, or remove it.`,
      })
    }
    return contentNodes(renderBlocks(node.children, place))
  }
  const words = phrasingOf(node.children)
  if (
    words &&
    (content === 'inline' || words.every((word) => word.type === 'mdxFlowExpression' || word.type === 'mdxTextExpression'))
  ) {
    const pieces = renderInlines(words, place)
    if (content === 'inline' && pieces.every((piece) => piece === null)) {
      report(scope, node, {
        code: 'component-content',
        title: `<${name}> has no text.`,
        hint: `Write <${name}>text</${name}>.`,
      })
      return undefined
    }
    return contentNodes(pieces)
  }
  report(scope, node, {
    code: 'component-content',
    title: content === 'none' ? `<${name}> does not accept content.` : `<${name}> contains more than text.`,
    hint: content === 'none' ? `Write <${name} … /> without content.` : 'It is an inline component for text.',
  })
  return undefined
}
