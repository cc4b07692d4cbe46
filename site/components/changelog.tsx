import { defineComponent } from 'docs-engine'
import { z } from 'zod'

const PULLS = 'https://github.com/great-expectations/great_expectations/pull/'

/** `<Pull number={11491} />`: a pull request of GX Core. */
export const pull = defineComponent({
  name: 'Pull',
  props: z.strictObject({ number: z.int().positive() }),
  content: 'none',
  render: ({ props }) => (
    <a className="pull" href={`${PULLS}${props.number}`} target="_blank" rel="noopener noreferrer">
      #{props.number}
    </a>
  ),
  markdown: ({ props }) => `[#${props.number}](${PULLS}${props.number})`,
})

const KINDS = {
  new: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  fixed: 'Fixed',
  yanked: 'Yanked',
} as const

/** `<Change kind="new" />`: the kind of a change, before its description. */
export const change = defineComponent({
  name: 'Change',
  props: z.strictObject({ kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]) }),
  content: 'none',
  render: ({ props: { kind } }) => (
    <b className={`change change-${kind}`}>
      {KINDS[kind]}
      <span className="visually-hidden">:</span>
    </b>
  ),
  markdown: ({ props: { kind } }) => `**${KINDS[kind]}:**`,
})
