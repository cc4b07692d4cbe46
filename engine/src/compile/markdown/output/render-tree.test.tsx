import { Component, createContext, createElement, memo, type ReactNode, useContext, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { interfaceTexts } from '../../../common'
import { serializeHtml } from './html-tree'
import { markContent, renderTree, Slotted, TreeContext, withMarkdown } from './render-tree'
import { toMarkdown } from './to-markdown'

const Color = createContext('none')
const contexts = (node: ReactNode) => <Color value="red">{node}</Color>
const treeOf = (content: ReactNode) => renderTree(content, contexts)
const htmlOf = (content: ReactNode) => serializeHtml(treeOf(content))
const markdownOf = (content: ReactNode) => toMarkdown(treeOf(content), { address: (href) => href, texts: interfaceTexts() })

const Colored = () => <i>{useContext(Color)}</i>
const Memo = memo(({ children }: { children: ReactNode }) => <b title="memo">{children}</b>)
class Old extends Component<{ children: ReactNode }> {
  override render(): ReactNode {
    return <u>{this.props.children}</u>
  }
}

/** Elements and components by description. */
const CONTENTS: Record<string, ReactNode> = {
  'texts, numbers and nothing': ['a', 1, 2n, null, undefined, true, false, '', 'b & <c> "d" \'e\''],
  'nested lists and fragments': <>{[['a', [<b key="b">b</b>]], new Set(['c'])]}</>,
  'common attributes': createElement('a', {
    className: 'x',
    href: '/a?b=1&c=2',
    title: '"q"',
    id: 'i',
    tabIndex: 0,
    role: 'note',
  }),
  'data and ARIA attributes': createElement('p', {
    'aria-hidden': true,
    'aria-label': 'a',
    'data-on': true,
    'data-off': false,
    'data-n': 1,
    'data-none': undefined,
  }),
  graphics: (
    <svg viewBox="0 0 1 1" aria-hidden="true" strokeWidth={2}>
      <path d="M0 0" fillRule="evenodd" />
      <title>A</title>
    </svg>
  ),
  'boolean attributes': (
    <details open hidden={false}>
      <summary>a</summary>
    </details>
  ),
  downloads: (
    <p>
      <a href="/a.csv" download>
        a
      </a>
      <a href="/a.csv" download="b.csv">
        b
      </a>
    </p>
  ),
  images: <img src="/a.png" srcSet="/a.webp 1w" sizes="1px" alt="" width={1} height={2} loading="lazy" decoding="async" />,
  tables: (
    <table>
      <tbody>
        <tr>
          <td colSpan={2} rowSpan={3}>
            a
          </td>
        </tr>
      </tbody>
    </table>
  ),
  'a date and line breaks': (
    <p>
      <time dateTime="2026-01-01">a</time>
      <br />
      b<wbr />c
    </p>
  ),
  forms: (
    <form>
      <input type="radio" value="a" defaultChecked name="n" />
      <textarea defaultValue="t" />
      <select defaultValue="2">
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
    </form>
  ),
  'properties that are no attributes': (
    <button type="button" onClick={() => undefined} suppressHydrationWarning ref={() => undefined}>
      a
    </button>
  ),
  'code that begins with a line break': <pre>{'\na'}</pre>,
  'custom elements': createElement('x-a', { className: 'b', htmlFor: 'c' }),
  'finished HTML': createElement('p', { dangerouslySetInnerHTML: { __html: 'a<br/><b class="c">&amp; d</b><!-- e -->' } }),
  'nothing instead of finished HTML': createElement('p', { dangerouslySetInnerHTML: null }),
  'finished code': createElement('code', { dangerouslySetInnerHTML: { __html: '<i>"</i>' } }),
  'a component with a context': <Colored />,
  'a component that provides a context': (
    <Color value="blue">
      <Colored />
      <Color value="green">
        <Colored />
      </Color>
    </Color>
  ),
  'components that React renders on its own': (
    <p>
      a{' '}
      <Memo>
        b <Colored />
      </Memo>{' '}
      c <Old>d</Old>
    </p>
  ),
}

test.each(Object.entries(CONTENTS))('the tree has the HTML that React renders: %s', (_, content) => {
  expect(htmlOf(content)).toBe(renderToStaticMarkup(contexts(content)))
})

test('an address that runs a script is left to React, which blocks it', () => {
  const script = ['javascript', 'x()'].join(':')
  expect(htmlOf(<a href={script}>a</a>)).not.toContain(script)
})

test('what React cannot render is an error', () => {
  expect(() => treeOf(<p>{{ a: 1 } as unknown as ReactNode}</p>)).toThrow('not valid as a React child')
})

test('components can use hooks, also after what React renders on its own, and their ids are unique', () => {
  const Field = () => <input id={useId()} type="text" />
  const ids = htmlOf([
    <Field key="1" />,
    <Memo key="2">a</Memo>,
    <Color key="3" value="blue">
      <Field />
    </Color>,
    <Field key="4" />,
  ]).match(/ id="[^"]+"/g)
  expect(new Set(ids).size).toBe(3)
})

test('code and graphics keep their HTML and have text', () => {
  const [code] = treeOf(
    createElement('code', { dangerouslySetInnerHTML: { __html: 'a <span title=">">&lt;b&gt;</span> &#39;c&#39;' } }),
  )
  expect(code).toMatchObject({ name: 'code', children: [{ type: 'leaf', text: "a <b> 'c'" }] })
})

const Frame = ({ children }: { children: ReactNode }) =>
  useContext(TreeContext) ? (
    <Slotted
      slots={{ main: children, unused: <p>unused</p> }}
      render={() => (
        <section>
          <Colored />
          <div data-slot="main" />
        </section>
      )}
    />
  ) : (
    <section>static</section>
  )

test('slots contain nodes of the tree, with their contexts and Markdown', () => {
  const content = (
    <Frame>
      <Color value="blue">
        <Colored />
        {withMarkdown(<p>{markContent([<b key="b">text</b>])}</p>, (inner) => `custom ${inner}`)}
      </Color>
    </Frame>
  )
  expect(htmlOf(content)).toBe('<section><i>red</i><div data-slot="main"><i>blue</i><p><b>text</b></p></div></section>')
  expect(markdownOf(content)).toBe('*red*\n\n*blue*\n\ncustom **text**')
})

test('components inside what React renders on its own are not in the tree', () => {
  expect(
    htmlOf(
      <Memo>
        <Frame>a</Frame>
      </Memo>,
    ),
  ).toBe('<b title="memo"><section>static</section></b>')
})
