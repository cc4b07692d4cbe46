import { z } from 'zod'
import { defineComponent } from '../../model'

/** `<Steps>`: numbered steps. */
export const steps = defineComponent({
  name: 'Steps',
  props: z.strictObject({}),
  content: 'block',
  children: ['Step'],
  render: ({ children }) => <ol className="steps">{children}</ol>,
})

/** `<Step title="Install the package" id="install">`: a step with its title as a heading of level 3. */
export const step = defineComponent({
  name: 'Step',
  props: z.strictObject({ title: z.string().min(1), id: z.string().min(1).optional() }),
  content: 'block',
  parents: ['Steps'],
  render: ({ props, children }) => (
    <li>
      <h3 id={props.id}>{props.title}</h3>
      {children}
    </li>
  ),
})
