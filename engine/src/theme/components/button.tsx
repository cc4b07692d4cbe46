import { z } from 'zod'
import { defineComponent } from '../../model'

/** `<Button to="/guides/quickstart" primary>Start</Button>`: a link styled as a button, for a call to action. */
export const button = defineComponent({
  name: 'Button',
  props: z.strictObject({ to: z.string().min(1), primary: z.boolean().default(false) }),
  content: 'inline',
  render: ({ props, children, context }) => (
    <a className={props.primary ? 'button button-primary' : 'button'} href={context.link(props.to)}>
      {children}
    </a>
  ),
})
