import { z } from 'zod'
import { defineComponent } from '../../model'

/** `<Prerequisites>`: what a reader must have, around a list. */
export const prerequisites = defineComponent({
  name: 'Prerequisites',
  props: z.strictObject({}),
  content: 'block',
  render: ({ children, context }) => (
    <div className="prerequisites" role="note">
      <p className="prerequisites-title">{context.texts.components.prerequisites}</p>
      {children}
    </div>
  ),
})
