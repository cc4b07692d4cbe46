import { type ReactNode, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compileCleanly } from '../../../test/support/compile-for-test'
import { sampleData } from '../../../test/support/sample-data'
import { defineIsland } from '../../browser/islands/define-island.island'
import { useAnnouncement } from '../../browser/islands/hooks/use-announcement.island'
import { useColorMode } from '../../browser/islands/hooks/use-color-mode.island'
import { useCurrentPage } from '../../browser/islands/hooks/use-current-page.island'
import { usePluginData } from '../../browser/islands/hooks/use-plugin-data.island'
import { usePreferredVersion } from '../../browser/islands/hooks/use-preferred-version.island'
import { useTabGroup } from '../../browser/islands/hooks/use-tab-group.island'
import { useVersions } from '../../browser/islands/hooks/use-versions.island'
import { Slot } from '../../browser/islands/Slot.island'
import { defineComponent } from '../../model'
import { Island, IslandScope, textIslandScope } from './Island'

const Counter = defineIsland<{ start: number }>({
  name: 'counter',
  wake: 'visible',
  Component: ({ start }) => (
    <output>
      {start} of {start + 1}
    </output>
  ),
})
const Labelled = defineIsland<object>({
  name: 'labelled',
  wake: 'intent',
  Component: () => {
    const id = useId()
    return (
      <>
        <label htmlFor={id}>Name</label>
        <input id={id} />
      </>
    )
  },
})
const List = defineIsland<object>({
  name: 'list',
  wake: 'idle (min-width: 1280px)',
  Component: () => <Slot as="ul" name="entries" className="list" />,
})

const render = (content: ReactNode, data = sampleData) => renderToStaticMarkup(<IslandScope data={data}>{content}</IslandScope>)

describe('an island in a document', () => {
  test('renders the HTML of its component in a wrapper with name, wake policy and props', () => {
    expect(render(<Island of={Counter} props={{ start: 3 }} />)).toBe(
      '<div data-island="counter" data-wake="visible" data-props="{&quot;start&quot;:3}"><output>3<!-- --> of <!-- -->4</output></div>',
    )
  })

  test('omits the props attribute if there are no props', () => {
    expect(render(<Island of={List} props={{}} />)).not.toContain('data-props')
  })

  test('has different ids than other islands of this page and other pages', () => {
    const other = { ...sampleData, page: { ...sampleData.page, route: '/docs/start' } }
    const two = (
      <>
        <Island of={Labelled} props={{}} />
        <Island of={Labelled} props={{}} />
      </>
    )
    const html = render(two) + render(two, other)
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(4)
    const prefixes = [...html.matchAll(/data-prefix="([^"]+)"/g)].map(([, prefix]) => prefix ?? '?')
    expect(ids.every((id, i) => id?.includes(prefixes[i] ?? '?'))).toBe(true)
    expect(render(<Island of={Counter} props={{ start: 1 }} />)).not.toContain('data-prefix')
  })

  test('contains the content of its slots once, including other islands', () => {
    const entries = (
      <li>
        <a href="/docs/start">{'First'} steps</a> <Island of={Counter} props={{ start: 1 }} />
      </li>
    )
    const html = render(<Island of={List} props={{}} slots={{ entries }} />)
    expect(html).toContain(
      '<ul class="list" data-slot="entries"><li><a href="/docs/start">First steps</a> <div data-island="counter"',
    )
    expect(html.match(/First steps/g)).toHaveLength(1)
  })

  test('rejects props that are not JSON values', () => {
    const props = { start: Number.NaN }
    expect(() => render(<Island of={Counter} props={props} />)).toThrow(expect.objectContaining({ code: 'island-props' }))
  })

  test('throws outside a document', () => {
    expect(() => renderToStaticMarkup(<Island of={List} props={{}} />)).toThrow('"list" is rendered outside <IslandScope>')
  })
})

let hookUnderTest: () => unknown = () => undefined
let hookResult: unknown
const HookCaller = () => {
  hookResult = hookUnderTest()
  return null
}
const Probe = defineIsland<object>({ name: 'probe', wake: 'load', Component: HookCaller })

/** The result of a hook in an island on the server. */
function resultOf<T>(hook: () => T, data = sampleData): T {
  hookUnderTest = hook
  render(<Island of={Probe} props={{}} />, data)
  return hookResult as T
}

describe('hooks of islands on the server', () => {
  test('return the rendered page', () => {
    expect(resultOf(useCurrentPage)).toBe(sampleData.page)
  })

  test('return the counterpart of the page in each version', () => {
    expect(resultOf(useVersions).map(({ name, isActive, href, relation }) => [name, isActive, href, relation])).toEqual([
      ['current', true, '/base/docs/connect/files', 'same'],
      ['1.x', false, '/base/docs/1.x/start', 'nearest'],
      ['0.x', false, '/base/docs/0.x/start', 'main'],
    ])
  })

  test('return the defaults of choices', () => {
    expect(resultOf(useColorMode)).toMatchObject({ mode: 'light', choice: 'light' })
    expect(resultOf(usePreferredVersion).version).toBeUndefined()
    expect(resultOf(() => useTabGroup('os'))[0]).toBeUndefined()
    expect(resultOf(useAnnouncement)).toMatchObject({ id: 'news', isCloseable: true, isShown: true })
  })

  test('return the system as the color mode if the site respects it', () => {
    const colorMode = { ...sampleData.site.colorMode, respectPrefersColorScheme: true }
    expect(resultOf(useColorMode, { ...sampleData, site: { ...sampleData.site, colorMode } }).choice).toBe('system')
  })

  test('return no announcement without one', () => {
    const data = { ...sampleData, site: { ...sampleData.site, announcement: null } }
    expect(resultOf(useAnnouncement, data)).toBeUndefined()
  })

  test('return plugin data by plugin and id; undefined or an error if it is missing', () => {
    expect(resultOf(() => usePluginData('release'))).toEqual({ released: '2025-10-30' })
    expect(resultOf(() => usePluginData('release', 'other'))).toBeUndefined()
    expect(() => resultOf(() => usePluginData('releases', undefined, { failfast: true }))).toThrow('plugin "releases".')
    expect(() => resultOf(() => usePluginData('release', 'other', { failfast: true }))).toThrow(
      'plugin "release" with the id "other".',
    )
  })

  test.each([
    ['useAnnouncement', useAnnouncement],
    ['useColorMode', useColorMode],
    ['useCurrentPage', useCurrentPage],
    ['usePluginData', () => usePluginData('release')],
    ['usePreferredVersion', usePreferredVersion],
    ['useTabGroup', () => useTabGroup('os')],
    ['useVersions', useVersions],
  ] as [string, () => unknown][])('%s outside its provider throws, naming itself and the provider', (name, hook) => {
    hookUnderTest = hook
    expect(() => renderToStaticMarkup(<HookCaller />)).toThrow(`Hook ${name} is called outside <IslandProviders>`)
  })
})

describe('an island in page content', () => {
  test('has its slots in the same tree as the page: headings get ids, and the copy contains the text', async () => {
    const listed = defineComponent({
      name: 'Listed',
      props: z.strictObject({}),
      content: 'block',
      render: ({ children }) => <Island of={List} props={{}} slots={{ entries: <li>{children}</li> }} />,
      markdown: ({ children }) => children,
    })
    const { html, headings, markdown } = await compileCleanly(
      '<Listed>\n\n## Types & *kinds*\n\n<Listed>\n\nText.\n\n</Listed>\n\n</Listed>\n',
      {
        components: [listed],
      },
    )
    const island = '<div data-island="list" data-wake="idle (min-width: 1280px)"><ul class="list" data-slot="entries"><li>'
    const link = '<a class="heading-link" href="#types--kinds" title="'
    expect(html.replace(/(?<=title=").*?<\/a>/, '')).toBe(
      `${island}<h2 id="types--kinds">Types &amp; <em>kinds</em>${link}</h2>${island}<p>Text.</p></li></ul></div></li></ul></div>`,
    )
    expect(headings).toMatchObject([{ id: 'types--kinds', text: 'Types & kinds' }])
    expect(markdown).toContain('## Types & *kinds*\n\nText.\n')
  })

  const inText = (content: ReactNode) => renderToStaticMarkup(textIslandScope(sampleData.page.route)(content))

  test('has different ids than the same island outside the content', () => {
    function Field() {
      return <input id={useId()} />
    }
    const field = defineIsland({ name: 'field', wake: 'load', Component: Field })
    const text = /data-prefix="([^"]*)"/.exec(inText(<Island of={field} props={{}} />))?.[1]
    const frame = renderToStaticMarkup(
      <IslandScope data={sampleData}>
        <Island of={field} props={{}} />
      </IslandScope>,
    )
    expect(text).toBe('field-1text-docs-connect-files')
    expect(frame).toContain('data-prefix="field-1-docs-connect-files"')
  })

  test.each([
    ['the page', () => useCurrentPage().title],
    ['the site', () => String(usePluginData('tags'))],
  ])('rejects reading %s, with a hint', (_, ask) => {
    const island = defineIsland({ name: 'asking', wake: 'load', Component: () => <p>{ask()}</p> })
    expect(() => inText(<Island of={island} props={{}} />)).toThrow(
      expect.objectContaining({ code: 'island-place', hint: expect.stringContaining('props') }),
    )
  })
})
