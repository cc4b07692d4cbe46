import { describe, expect, test } from 'vitest'
import { redirects } from '../../plugins'
import { formatProblem } from '../errors'
import { parseConfig } from './parse-config'

const base = { product: 'Product', url: 'https://docs.example.com' }
const current = { name: 'current', path: '/docs', isLast: true }

/** The problems of a configuration, each as `title hint [code] at`. */
function problemsOf(input: object): string[] {
  const { config, problems } = parseConfig({ ...base, versions: [current], ...input }, 'docs.config.ts')
  expect(config === undefined).toBe(problems.length > 0)
  return problems.map(({ title, hint, code, at }) => `${title} ${hint} [${code}] ${at}`)
}

test('a minimal configuration has all defaults', () => {
  const { config, problems } = parseConfig({ ...base, versions: [current] }, 'docs.config.ts')
  expect(problems).toEqual([])
  expect(config).toMatchObject({
    title: 'Product',
    titleDelimiter: '|',
    baseUrl: '/',
    locales: [{ label: 'English', htmlLang: 'en', direction: 'ltr' }],
    versions: [
      {
        name: 'current',
        label: 'current',
        banner: 'none',
        breadcrumbs: true,
        sidebars: {},
        values: {},
        testedWith: {},
        nearest: {},
      },
    ],
    navbar: { items: [] },
    footer: { style: 'light', links: [], copyright: '' },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    links: { onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn' },
  })
  expect(config && 'trailingSlash' in config).toBe(false)
})

test('documents of a site with hash URLs always contain the content security policy', () => {
  const policyMeta = (settings: object) =>
    parseConfig({ ...base, versions: [current], ...settings }, 'docs.config.ts').config?.policyMeta
  expect(policyMeta({})).toBe(false)
  expect(policyMeta({ policyMeta: true })).toBe(true)
  expect(policyMeta({ router: 'hash' })).toBe(true)
  expect(policyMeta({ router: 'hash', policyMeta: false })).toBe(true)
})

test('rejects a configuration that is not an object', () => {
  const { config, problems } = parseConfig(undefined, 'docs.config.ts')
  expect(config).toBeUndefined()
  expect(problems.map((problem) => formatProblem(problem))).toEqual([
    'The configuration is not an object.\n  at docs.config.ts\n  Default-export defineConfig({ … }) in docs.config.ts.\n  [config-value]',
  ])
})

test('reports the problems of all keys together', () => {
  const problems = problemsOf({ product: 3, trailingSlash: 'yes', colorMode: { defaultMode: 'sepia' }, prodct: 'x' })
  expect(problems).toEqual([
    'product is 3. Expected text. [config-value] docs.config.ts',
    'trailingSlash is "yes". Expected true or false. [config-value] docs.config.ts',
    'colorMode.defaultMode is "sepia". Allowed: "dark", "light". [config-value] docs.config.ts',
    'The configuration has the unknown key "prodct". Did you mean "product"? [config-key] docs.config.ts',
  ])
})

test('reports unknown keys at any depth with similar names', () => {
  expect(
    problemsOf({ navbar: { items: [{ type: 'dropdown', label: 'Help', items: [{ type: 'link', lable: 'A', to: '/a' }] }] } }),
  ).toEqual([
    'navbar.items[0].items[0].label is missing. Expected text. [config-value] docs.config.ts',
    'navbar.items[0].items[0] has the unknown key "lable". Did you mean "label"? [config-key] docs.config.ts',
  ])
})

test('reports an unknown navbar item type with a similar one', () => {
  expect(problemsOf({ navbar: { items: [{ type: 'dropdwn', label: 'Help' }] } })).toEqual([
    'navbar.items[0] has the unknown type "dropdwn". Did you mean "dropdown"? [config-value] docs.config.ts',
  ])
})

test('reports a navbar item without a type and lists the types', () => {
  expect(problemsOf({ navbar: { items: [{ label: 'Help' }] } })[0]).toMatch(
    /^navbar\.items\[0\] has no type\. Expected "link" or "doc" or /,
  )
})

test('a navbar item is on the left or on the right, by default on the right', () => {
  const items = [{ type: 'link', label: 'A', to: '/a' }] as const
  const { config } = parseConfig({ ...base, versions: [current], navbar: { items } }, 'docs.config.ts')
  expect(config?.navbar.items[0]?.position).toBe('right')
  expect(problemsOf({ navbar: { items: [{ ...items[0], position: 'middle' }] } })).toEqual([
    'navbar.items[0].position is "middle". Allowed: "left", "right". [config-value] docs.config.ts',
  ])
})

test('rejects a dropdown in a dropdown', () => {
  const items = [{ type: 'dropdown', label: 'A', items: [{ type: 'dropdown', label: 'B', items: [] }] }]
  expect(problemsOf({ navbar: { items } })[0]).toContain('navbar.items[0].items[0] has the unknown type "dropdown".')
})

describe('a link', () => {
  test.each(['manual', '/manual', 'manual/', '/manual/'])('completes the base URL %j', (baseUrl) => {
    expect(parseConfig({ ...base, versions: [current], baseUrl }, 'docs.config.ts').config?.baseUrl).toBe('/manual/')
    expect(parseConfig({ ...base, versions: [current], baseUrl: '' }, 'docs.config.ts').config?.baseUrl).toBe('/')
  })

  test.each([
    ['both', { to: '/a', href: 'https://example.com' }],
    ['neither', {}],
  ])('with %s of "to" and "href" is rejected', (found, target) => {
    const [problem] = problemsOf({ navbar: { items: [{ type: 'link', label: 'A', ...target }] } })
    expect(problem).toContain('navbar.items[0] is not valid. Expected exactly one of "to"')
    expect(problem).toContain(`found ${found}.`)
    expect(problemsOf({ footer: { links: [{ label: 'A', ...target }] } })[0]).toContain('footer.links[0] is not valid.')
  })

  test('with one of them is accepted', () => {
    const items = [
      { type: 'link', label: 'A', to: '/a' },
      { type: 'link', label: 'B', href: 'https://example.com' },
    ]
    expect(problemsOf({ navbar: { items } })).toEqual([])
  })
})

describe('the footer', () => {
  const column = { title: 'Product', items: [{ label: 'A', to: '/a' }] }
  const link = { label: 'B', href: 'https://example.com' }

  test('contains either columns or plain links', () => {
    expect(problemsOf({ footer: { links: [column, column] } })).toEqual([])
    expect(problemsOf({ footer: { links: [link, link] } })).toEqual([])
    expect(problemsOf({ footer: { links: [column, link] } })).toEqual([
      'footer.links is not valid. Expected either columns (title, items) or plain links, not both. [config-value] docs.config.ts',
    ])
  })

  test('reports the problem in a column, not the problems of the alternative schema', () => {
    expect(problemsOf({ footer: { links: [{ title: 'Product', items: [{ label: 'A', to: '/a', icn: 'x' }] }] } })).toEqual([
      'footer.links[0].items[0] has the unknown key "icn". Did you mean "icon"? [config-key] docs.config.ts',
    ])
  })
})

describe('versions', () => {
  test('have exactly one latest version', () => {
    const none = problemsOf({ versions: [{ name: 'a', path: '/a' }] })
    expect(none).toEqual([
      'No version has "isLast". Set isLast: true for the version that readers should use, and for no other. [config-versions] docs.config.ts',
    ])
    const two = [current, { ...current, name: 'b', path: '/b' }]
    expect(problemsOf({ versions: two })[0]).toContain('The versions "current", "b" all have "isLast".')
  })

  test('differ in name and path', () => {
    const twins = [current, { name: 'current', path: '/Docs' }]
    expect(problemsOf({ versions: twins }).map((problem) => problem.split('.')[0])).toEqual([
      'Two versions have the name "current"',
      'Two versions have the path "/docs"',
    ])
  })

  test.each(['a/b', 'a\\b', '<', '..', 'x'.repeat(33), ''])('cannot have the name %j', (name) => {
    expect(problemsOf({ versions: [{ ...current, name }] })[0]).toContain('versions[0].name is')
  })

  test('have files with the version name once in their paths', () => {
    expect(problemsOf({ versionFiles: ['api/{version}.json', '../tools/{version}/lock'] })).toEqual([])
    for (const path of ['api/current.json', '/api/{version}.json', '{version}/{version}']) {
      expect(problemsOf({ versionFiles: [path] })[0]).toContain('versionFiles[0] is')
    }
  })

  test('in a version dropdown must exist', () => {
    const older = { name: '0.18', path: '/docs/0.18' }
    const [problem] = problemsOf({
      versions: [current, older],
      navbar: { items: [{ type: 'versionDropdown', versions: ['0.81'] }] },
    })
    expect(problem).toContain('navbar.items[0].versions contains the version "0.81", which does not exist.')
    expect(problem).toContain('Did you mean "0.18"? Available versions:\n- 0.18\n- current')
    expect(problem).toContain('[unknown-version]')
  })
})

test('validates each entry of a sidebar', () => {
  const category = { type: 'category', label: 'A', items: [{ type: 'dok', id: 'x' }, { type: 'link', label: 'B', href: 'b' }, 7] }
  expect(problemsOf({ versions: [{ ...current, sidebars: { guide: ['a', category] } }] })).toEqual([
    'guide[1].items[0] has the unknown type "dok". Did you mean "doc"? [sidebar-value] sidebars/current.ts',
    'guide[1].items[1].href is "b". Expected a path on this site ("/docs/home#more") or an absolute URL. [sidebar-value] sidebars/current.ts',
    'guide[1].items[2] is 7. Expected text or an object. [sidebar-value] sidebars/current.ts',
  ])
})

test.each([
  [{ navbar: { items: [{ type: 'html', html: '<script>1</script>' }] } }, 'The element <script> is not allowed.'],
  [{ announcement: { content: '<a onclick="x()">A</a>' } }, 'The event attribute "onclick" is not allowed.'],
  [
    { versions: [{ ...current, sidebars: { a: [{ type: 'html', value: '<b style="color: red">A</b>' }] } }] },
    'The attribute "style"',
  ],
  [{ headTags: [{ tag: 'link', attributes: { onload: 'x()' } }] }, 'headTags[0].attributes has the key "onload".'],
])('rejects scripts and styles in HTML: %#', (input, message) => {
  expect(problemsOf(input).join('\n')).toContain(message)
})

test.each([
  [{ url: 'https://docs.example.com/base' }, 'Set the path in baseUrl.'],
  [{ url: 'docs.example.com' }, 'Expected'],
  [{ baseUrl: '//a/' }, 'baseUrl is "//a/". Expected a path of letters, digits'],
  [{ baseUrl: 'https://example.com/a' }, 'Expected a path of letters, digits'],
  [{ baseUrl: '/a/../b' }, 'Expected a path of letters, digits'],
  [{ baseUrl: '/a "b"/' }, 'baseUrl is "/a \\"b\\"/". Expected a path of letters, digits'],
  [{ versions: [{ ...current, path: '/docs {1}' }] }, 'versions[0].path is "/docs {1}". Expected a path of letters, digits'],
  [{ entryRedirects: { '/a b': '/docs' } }, 'Expected a path such as "/old".'],
  [{ entryRedirects: { '/100%': '/docs' } }, 'Expected a path that can be decoded'],
  [
    { plugins: [redirects({ rules: [{ reason: 'Moved', paths: { '/a%0Ab': '/docs' } }] })] },
    'Expected a path that can be decoded',
  ],
  [{ tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } }, 'no larger than maxHeadingLevel'],
  [{ tableOfContents: { minHeadingLevel: 1 } }, 'Expected a number of at least 2.'],
  [{ locales: [] }, 'a list of at least 1 entry'],
  [{ locales: [{ label: 'X', htmlLang: 'not a tag', direction: 'ltr' }] }, 'Expected a language tag'],
  [{ locales: [{ label: 'Deutsch', htmlLang: 'de', direction: 'ltr' }] }, 'Expected a language that has interface texts: en.'],
  [{ announcement: {} }, 'announcement.content is missing.'],
  [{ regions: { Navbr: () => null } }, 'No region has this name. Did you mean "Navbar"?'],
  [{ regions: { Navbar: 'x' } }, 'Expected a component'],
  [{ components: [{}] }, 'defineComponent'],
  [{ plugins: [{}] }, 'Expected a plugin'],
  [
    { plugins: [{ name: 'tags', hosts: { script: ['https://a.example.com', 'https://b.example.com/tag.js'] } }] },
    'plugins[0].hosts.script[1] is "https://b.example.com/tag.js". Expected scheme and host only',
  ],
  [{ plugins: [{ name: 'tags', hosts: { connect: ["'self'; script-src *"] } }] }, 'plugins[0].hosts.connect[0]'],
  [{ plugins: [{ name: 'tags', hosts: { trustedTypes: ['a b'] } }] }, 'Expected the name of a Trusted Types policy.'],
  [{ links: { onBrokenLinks: 'fail' } }, 'Allowed: "ignore", "throw", "warn".'],
])('describes the expected value: %#', (input, message) => {
  expect(problemsOf(input).join('\n')).toContain(message)
})

test('rejects a second locale', () => {
  const english = { label: 'English', htmlLang: 'en', direction: 'ltr' } as const
  const british = { label: 'British English', htmlLang: 'en-GB', direction: 'ltr' } as const
  expect(problemsOf({ locales: [british] })).toEqual([])
  expect(problemsOf({ locales: [english, british] })).toEqual([
    'The site has 2 locales: "en", "en-GB". Keep one. Translated content is not supported. [config-locales] docs.config.ts',
  ])
})

test('rejects plugins with the same name and id', () => {
  expect(problemsOf({ plugins: [{ name: 'a' }, { name: 'a', id: 'default' }] })[0]).toContain('[config-plugins]')
  expect(problemsOf({ plugins: [{ name: 'a' }, { name: 'a', id: 'other' }] })).toEqual([])
})

test('reports each code language without a grammar', () => {
  expect(problemsOf({ code: { languages: ['python', 'klingon'] } })).toEqual([
    'There is no grammar for the code language "klingon". Remove it from "code.languages" in the configuration. Use "text" for code blocks without highlighting. [language-without-grammar] docs.config.ts',
  ])
})
