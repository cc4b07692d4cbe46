import { createContext, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type IslandData, type IslandDefinition, IslandProviders, SlotContext } from '../../browser'
import { Slotted, TreeContext } from '../../compile'
import { DocsError } from '../../model'
import { checkProps } from './check-props'

/** State shared by the islands of one document, or of the content of one page. */
interface Scope {
  data: IslandData
  /** Part of the ids that React generates, so that islands of different pages can't have the same ids. */
  suffix: string
  /** Number of islands rendered so far, by name. */
  counts: Map<string, number>
}

const ScopeContext = createContext<Scope | null>(null)

/** Wraps a document. The hooks of its islands read `data`. */
export function IslandScope({ data, children }: { data: IslandData; children: ReactNode }): ReactNode {
  return <ScopeContext value={{ data, suffix: idSuffix(data.page.route), counts: new Map() }}>{children}</ScopeContext>
}

/** Returns a function that wraps nodes of a page's content, which is compiled before page and site data are available. */
export function textIslandScope(route: string): (content: ReactNode) => ReactNode {
  const scope: Scope = { data: unavailableData, suffix: `text${idSuffix(route)}`, counts: new Map() }
  return (content) => <ScopeContext value={scope}>{content}</ScopeContext>
}

const idSuffix = (route: string) => route.replaceAll(/[^a-z0-9]+/gi, '-')

/** Data for the hooks of islands in page content. Reading it throws `island-place`. */
const unavailableData: IslandData = {
  get page(): never {
    throw unavailable()
  },
  get site(): never {
    throw unavailable()
  },
}

function unavailable(): DocsError {
  return new DocsError({
    code: 'island-place',
    title: 'An island in page content reads page or site data at build time.',
    hint: 'Pass the data as props, or move the island to a component page or a region.',
  })
}

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props, never>
  /** JSON values, which the document contains for the browser. */
  props: Props
  /** Content of the island's slots by name, rendered on the server only. */
  slots?: Record<string, ReactNode>
}

/**
 * Renders an island: the HTML of its component in a wrapper with its name, wake policy and props.
 * @throws DocsError `island-props` for props that aren't JSON values
 */
export function Island<Props extends object>({ of, props, slots = {} }: IslandProps<Props>): ReactNode {
  const scope = useContext(ScopeContext)
  const inTree = useContext(TreeContext)
  if (!scope) throw new Error(`The island "${of.name}" is rendered outside <IslandScope>, which surrounds every document.`)
  checkProps(of.name, props)
  const count = (scope.counts.get(of.name) ?? 0) + 1
  scope.counts.set(of.name, count)
  // The prefix of the ids that React generates. It contains the route, because islands of two pages can be in the document at the same
  // time.
  const prefix = `${of.name}-${count}${scope.suffix}`
  const render = (slotHtml: Record<string, string>) => {
    const html = renderToString(
      <SlotContext value={slotHtml}>
        <IslandProviders data={scope.data}>
          <of.Component {...props} />
        </IslandProviders>
      </SlotContext>,
      { identifierPrefix: prefix },
    )
    const json = JSON.stringify(props)
    return (
      <div
        data-island={of.name}
        data-wake={of.wake}
        data-props={json === '{}' ? undefined : json}
        data-prefix={html.includes(prefix) ? prefix : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  const slotHtml = (write: (content: ReactNode) => string) =>
    Object.fromEntries(Object.entries(slots).map(([name, content]) => [name, write(content)]))
  if (inTree) return <Slotted slots={slots} render={() => render(slotHtml(() => ''))} />
  return render(slotHtml((content) => renderToStaticMarkup(<ScopeContext value={scope}>{content}</ScopeContext>)))
}
