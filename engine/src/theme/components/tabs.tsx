import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { z } from 'zod'
import { DocsError, type DocsErrorParts, defineComponent } from '../../model'

/** The styles select the visible panel by its position and contain rules for this many. */
const MAX_TABS = 12

/** Props of the panels that {@link tab} renders; {@link tabs} creates the tabs from them. */
interface PanelProps {
  label: string
  value: string
  isDefault: boolean
  children: ReactNode
}

function TabPanel({ label, children }: PanelProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <div className="tab-panel" role="group" aria-label={label}>
      {children}
    </div>
  )
}

/**
 * `<Tabs group="data-source" query="source">`: a set of panels, one of which is visible. Each tab is a native radio button; the styles show
 * the panel of the selected one. Raises `tabs-many`, `tabs-duplicate`.
 */
export const tabs = defineComponent({
  name: 'Tabs',
  props: z.strictObject({ group: z.string().min(1).optional(), query: z.string().min(1).optional() }),
  content: 'block',
  children: ['Tab'],
  render({ props, children, context }) {
    const panels = panelsOf(children)
    const problem = findProblem(panels.map((panel) => panel.props))
    if (problem) throw new DocsError({ ...problem, at: context.at })
    const selected = Math.max(
      0,
      panels.findIndex((panel) => panel.props.isDefault),
    )
    const name = context.uniqueId('tabs')
    return (
      <div className="tabs" data-group={props.group} data-query={props.query}>
        <div
          className="tab-list"
          role="radiogroup"
          aria-label={props.group === undefined ? context.texts.components.chooseTab : humanize(props.group)}
        >
          {panels.map(({ props: { label, value } }, i) => (
            <label key={value}>
              <input type="radio" name={name} value={value} defaultChecked={i === selected} />
              {label}
            </label>
          ))}
        </div>
        {panels}
      </div>
    )
  },
})

/** `<Tab label="PostgreSQL" value="postgresql" default>`: a panel of {@link tabs}. */
export const tab = defineComponent({
  name: 'Tab',
  props: z.strictObject({ label: z.string().min(1), value: z.string().min(1).optional(), default: z.boolean().default(false) }),
  content: 'block',
  parents: ['Tabs'],
  render: ({ props, children }) => (
    <TabPanel label={props.label} value={props.value ?? kebabCase(props.label)} isDefault={props.default}>
      {children}
    </TabPanel>
  ),
})

/** The panels in the content of a Tabs component, also inside fragments. */
function panelsOf(children: ReactNode): ReactElement<PanelProps>[] {
  return Children.toArray(children).flatMap((child): ReactElement<PanelProps>[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    if (child.type === Fragment) return panelsOf(child.props.children)
    return child.type === TabPanel ? [child as ReactElement<PanelProps>] : []
  })
}

function findProblem(panels: readonly PanelProps[]): Omit<DocsErrorParts, 'at'> | undefined {
  if (panels.length > MAX_TABS) {
    return {
      code: 'tabs-many',
      title: `The component has ${panels.length} tabs.`,
      hint: `Use at most ${MAX_TABS} tabs, or use a list or separate pages.`,
    }
  }
  const values = panels.map((panel) => panel.value)
  const duplicate = values.find((value, i) => values.indexOf(value) !== i)
  if (duplicate !== undefined) {
    return {
      code: 'tabs-duplicate',
      title: `Two tabs have the value "${duplicate}".`,
      hint: 'Give one of them another value="…".',
    }
  }
  if (panels.filter((panel) => panel.isDefault).length > 1) {
    return { code: 'tabs-duplicate', title: 'Two tabs are marked as default.', hint: 'Keep "default" on one of them.' }
  }
  return undefined
}

/** `PostgreSQL 16` → `postgresql-16`. */
function kebabCase(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** `data-source` → `Data source`, the accessible name of a group of tabs. */
function humanize(group: string): string {
  const text = group.replaceAll(/[-_.]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
