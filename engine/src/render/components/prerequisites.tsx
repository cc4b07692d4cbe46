import { z } from 'zod'
import { defineComponent } from '../../model'

/** `<Prerequisites>`: what a reader must have, around a list. */
export const prerequisites = defineComponent({
  name: 'Prerequisites',
  props: z.strictObject({}),
  content: 'block',
  render: ({ children }) => (
    <div className="prerequisites" role="note">
      <p className="prerequisites-title">Before you start</p>
      {children}
    </div>
  ),
  markdown: ({ children }) => `**Before you start**\n\n${children}`,
})
