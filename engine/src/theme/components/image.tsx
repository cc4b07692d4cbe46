import { z } from 'zod'
import { ContentImage } from '../../compile'
import { defineComponent } from '../../model'

const StaticPath = z.string().startsWith('/')

/**
 * `<Image src="/img/report.png" dark="/img/report_dark.png" alt="…" caption="…" />`: an image from the static folder, with a variant for
 * the dark mode.
 */
export const image = defineComponent({
  name: 'Image',
  props: z.strictObject({ src: StaticPath, dark: StaticPath.optional(), alt: z.string(), caption: z.string().min(1).optional() }),
  content: 'none',
  render({ props: { src, dark, alt, caption }, context }) {
    const first = context.uniqueId('image') === 'image-1'
    const light = context.image(src)
    // Browsers fetch a hidden image unless it is lazy, so the two variants are never eager.
    const content =
      dark === undefined ? (
        <ContentImage image={light} alt={alt} eager={first} zoom />
      ) : (
        <>
          <ContentImage image={light} alt={alt} zoom className="only-light" />
          <ContentImage image={context.image(dark)} alt={alt} zoom className="only-dark" />
        </>
      )
    if (caption === undefined) return <p className="image">{content}</p>
    return (
      <figure className="image">
        {content}
        <figcaption>{caption}</figcaption>
      </figure>
    )
  },
})
