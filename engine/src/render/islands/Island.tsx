import { createContext, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type IslandData, type IslandDefinition, IslandProviders, SlotContext } from '../../browser'
import { DocsError } from '../../model'
import { checkProps } from './check-props'

/** What the islands of one document, or of one text, share. */
interface Scope {
  data: IslandData
  /** Part of the ids that they make, by which no other island in the browser at the same time can have the same. */
  mark: string
  /** How many islands of a name there are so far. */
  counts: Map<string, number>
}

const ScopeContext = createContext<Scope | null>(null)

/** Stands around a document; `data` is what the hooks of its islands read. */
export function IslandScope({ data, children }: { data: IslandData; children: ReactNode }): ReactNode {
  return <ScopeContext value={{ data, mark: markOf(data.page.route), counts: new Map() }}>{children}</ScopeContext>
}

/** Stands around the text of a page, which is drawn before anything is known of the documents that show it. */
export function TextIslandScope({ route, children }: { route: string; children?: ReactNode }): ReactNode {
  return <ScopeContext value={{ data: unknownPage, mark: `text${markOf(route)}`, counts: new Map() }}>{children}</ScopeContext>
}

const markOf = (route: string) => route.replaceAll(/[^a-z0-9]+/gi, '-')

/** What hooks of islands in a text get to read. */
const unknownPage: IslandData = {
  get page(): never {
    throw unknownPlace()
  },
  get site(): never {
    throw unknownPlace()
  },
}

function unknownPlace(): DocsError {
  return new DocsError({
    code: 'island-place',
    title: 'An island in the text of a page asks for data of page or site while it is drawn at build.',
    hint: 'Texts are compiled before those are known: give the island what it needs as props, or put it into a component page or a region.',
  })
}

/** What an island is drawn with. */
interface IslandProps<Props extends object> {
  of: IslandDefinition<Props, never>
  /** JSON values: the browser gets them through the document. */
  props: Props
  /** What the server draws for the island's slots, by name. */
  slots?: Record<string, ReactNode>
}

/**
 * An island in a document: the HTML of its component in a wrapper that tells the browser what it is and when it wakes. It is usable
 * before it wakes, and stays so when it never does.
 * @throws DocsError `island-props` for props that are no JSON values
 */
export function Island<Props extends object>({ of, props, slots = {} }: IslandProps<Props>): ReactNode {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error(`The island "${of.name}" is drawn outside <IslandScope>, which stands around every document.`)
  checkProps(of.name, props)
  const count = (scope.counts.get(of.name) ?? 0) + 1
  scope.counts.set(of.name, count)
  // Ids that React makes inside begin with this. The route is part of it, since islands of two pages can be alive side by side.
  const prefix = `${of.name}-${count}${scope.mark}`
  const drawn = Object.entries(slots).map(([name, content]) => [
    name,
    renderToStaticMarkup(<ScopeContext value={scope}>{content}</ScopeContext>),
  ])
  const html = renderToString(
    <SlotContext value={Object.fromEntries(drawn)}>
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
