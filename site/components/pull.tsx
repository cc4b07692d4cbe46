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
