import type { ReactNode } from 'react'
import { escapeText } from '../../common'
import { useTexts } from '../texts-context'
import type { DiagramMeta, DiagramSvg } from './diagram-types'

/** Pixels per em in the layout. The styles define the size of an em on screen. */
const EM = 14
/** Diagrams wider than this, in pixels, scroll on the narrowest screens: 320 pixels minus the margins, at the small text size. */
const SCROLLS_FROM = 290

interface DiagramViewProps extends DiagramMeta {
  svg: DiagramSvg
  /** Unique on the page. Prefix of the ids of the title and the description. */
  id: string
}

/** A diagram with its caption. It scales with the text size, and scrolls if it is too wide. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable for keyboard users
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
