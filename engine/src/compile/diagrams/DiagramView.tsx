import type { ReactNode } from 'react'
import { escapeText } from '../../model'
import { useTexts } from '../texts-context'
import type { DiagramMeta, DiagramSvg } from './diagram-types'

/** Pixels of an em in the layout. The styles define its size on screen. */
const EM = 14
/** Wider diagrams scroll on the narrowest screens: 320 pixels minus the margins, at the small text size. */
const SCROLLS_FROM = 290

interface DiagramViewProps extends DiagramMeta {
  svg: DiagramSvg
  /** Unique on the page; the elements that name the diagram have ids made from it. */
  id: string
}

/** A diagram with its caption. Its size follows from the text size, and it scrolls if it is too wide. */
export function DiagramView({ svg, id, alt, description, title }: DiagramViewProps): ReactNode {
  const texts = useTexts()
  const { width, viewBox, body } = svg
  const named = `<title id="${id}-title">${escapeText(alt)}</title>`
  const described = description === undefined ? '' : `<desc id="${id}-description">${escapeText(description)}</desc>`
  const image = (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      width={`${Math.round((width / EM) * 100) / 100}em`}
      viewBox={viewBox}
      dangerouslySetInnerHTML={{ __html: named + described + body }}
    />
  )
  return (
    <figure className="diagram">
      {width > SCROLLS_FROM ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
        <div tabIndex={0} role="group" aria-label={title === undefined ? texts.diagram : texts.titled(texts.diagram, title)}>
          {image}
        </div>
      ) : (
        <div>{image}</div>
      )}
      {title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  )
}
