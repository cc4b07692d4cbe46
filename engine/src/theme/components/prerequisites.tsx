import { z } from 'zod'
import { defineComponent } from '../../model'

/** `<Prerequisites>`: a box around the list of what readers need before they start. */
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
