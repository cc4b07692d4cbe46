import { createElement, type ReactNode } from 'react'
import { didYouMean } from '../../../model'
import { COMPILER_COMPONENTS } from '../component-registry'
import { hintForAttribute } from '../parse/foreign-names'
import { HTML_ELEMENTS, type HtmlElement, hintForTag } from '../parse/html-elements'
import { type JsxNode, phrasingOf } from '../parse/phrasing'
import { renderBlocks, renderInlines } from '../render-nodes'
import { inside, noteId, report } from '../scope'
import type { Scope } from '../state'

/** Renders an HTML element. Raises `html-tag`, `html-attribute`, `details-summary`. */
export function renderTag(node: JsxNode, scope: Scope): ReactNode {
  const name = node.name ?? ''
  const tag = HTML_ELEMENTS[name]
  if (!tag) {
    const allowed = Object.keys(HTML_ELEMENTS).map((allowedName) => `<${allowedName}>`)
    const component = [...scope.page.components.keys(), ...COMPILER_COMPONENTS].find((known) => known.toLowerCase() === name)
    const instead =
      hintForTag(name) ?? (component === undefined ? didYouMean(`<${name}>`, allowed) : `Did you mean <${component}>?`)
    report(scope, node, {
      code: 'html-tag',
      title: `Pages do not support the HTML element <${name}>.`,
      hint: `${instead} Supported HTML elements: ${allowed.join(', ')}; the names of components begin with a capital letter.`,
    })
    return null
  }
  const attributes = readAttributes(node, tag, scope)
  if (typeof attributes.id === 'string') noteId(attributes.id, node, scope)
  if (name === 'details') return renderDetails(node, attributes, scope)
  if (name === 'summary') {
    report(scope, node, {
      code: 'details-summary',
      title: '<summary> is outside of <details>.',
      hint: 'It must be the first line inside <details>.',
    })
    return null
  }
  if (name === 'br') {
    if (node.children.length > 0) {
      report(scope, node, { code: 'html-tag', title: '<br> does not accept content.', hint: 'Write <br /> between the lines.' })
    }
    return createElement('br')
  }
  const words = phrasingOf(node.children)
  if (!words) {
    report(scope, node, {
      code: 'html-tag',
      title: `<${name}> contains more than text.`,
      hint: 'It is an inline element for text.',
    })
    return null
  }
  return createElement(name, attributes, ...renderInlines(words, inside(scope, node)))
}

function readAttributes(node: JsxNode, tag: HtmlElement, scope: Scope): Record<string, string | true> {
  const found: Record<string, string | true> = {}
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : `{${attribute.value}}`
    const value = attribute.type === 'mdxJsxAttribute' ? (attribute.value ?? true) : true
    if (!tag.attributes.includes(name)) {
      const allowed = tag.attributes.length === 0 ? 'It supports no attributes.' : didYouMean(name, tag.attributes)
      const hint = hintForAttribute(name) ?? allowed
      report(scope, node, { code: 'html-attribute', title: `<${node.name}> does not support the attribute "${name}".`, hint })
    } else if (typeof value === 'object') {
      report(scope, node, {
        code: 'html-attribute',
        title: `The attribute "${name}" of <${node.name}> is not plain text.`,
        hint: `Write ${name}="…".`,
      })
    } else found[name] = value
  }
  return found
}

/** The summary is the first line. Without blank lines around it, it is inside the first paragraph. */
function renderDetails(node: JsxNode, attributes: Record<string, string | true>, scope: Scope): ReactNode {
  const place = inside(scope, node)
  if (node.type !== 'mdxJsxFlowElement') {
    report(scope, node, {
      code: 'tag-lines',
      title: '<details> is inside a line of text.',
      hint: 'Put <details> and </details> on separate lines.',
    })
    return null
  }
  const [first, ...rest] = node.children
  const inline = first?.type === 'paragraph' ? first.children[0] : undefined
  const summary = first && isSummary(first) ? first : inline && isSummary(inline) ? inline : undefined
  const words = summary && phrasingOf(summary.children)
  if (!summary || !words) {
    report(scope, node, {
      code: 'details-summary',
      title: '<details> does not begin with a <summary>.',
      hint: 'Put <summary>Text</summary> on the line below <details>.',
    })
    return null
  }
  const after = first?.type === 'paragraph' ? [{ ...first, children: first.children.slice(1) }] : []
  const title = renderInlines(words, place)
  const body = renderBlocks([...after, ...rest], place)
  return createElement('details', attributes, createElement('summary', null, ...title), ...body)
}

function isSummary(node: { type: string; name?: string | null }): node is JsxNode {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary'
}
