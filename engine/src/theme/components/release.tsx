import { z } from 'zod'
import { defineComponent } from '../../model'

/**
 * `<Release version="2.1" date="2026-11-14">`: the changes of a release, below a heading of level 3. The feed plugin finds releases by
 * `data-release` and the `time` element.
 */
export const release = defineComponent({
  name: 'Release',
  props: z.strictObject({
    version: z.string().min(1),
    date: z.iso.date('Expected a day such as "2026-11-14".'),
  }),
  content: 'block',
  render: ({ props, children, context }) => (
    <section className="release" data-release={props.version}>
      <h3>{props.version}</h3>
      <p className="release-date">
        <time dateTime={props.date}>{context.texts.date(props.date)}</time>
      </p>
      {children}
    </section>
  ),
  markdown: ({ props, children }) => `### ${props.version} (${props.date})\n\n${children}`,
})
