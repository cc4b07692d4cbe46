import { z } from 'zod'
import { defineComponent } from '../markdown/component-definition'

/** `<Image src="/img/data_docs.png" alt="…" caption="…" />`: a picture of the static folder with its size known. */
export const image = defineComponent({
  name: 'Image',
  props: z.strictObject({ src: z.string().startsWith('/'), alt: z.string(), caption: z.string().min(1).optional() }),
  content: 'none',
  render({ props, context }) {
    const { href, width, height } = context.asset(props.src)
    const picture = <img src={href} alt={props.alt} width={width} height={height} loading="lazy" decoding="async" />
    if (props.caption === undefined) return <p className="image">{picture}</p>
    return (
      <figure className="image">
        {picture}
        <figcaption>{props.caption}</figcaption>
      </figure>
    )
  },
  markdown: ({ props, context }) =>
    `![${props.alt}](${context.asset(props.src).href})${props.caption === undefined ? '' : `\n\n${props.caption}`}`,
})
