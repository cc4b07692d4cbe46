import type { ReactNode } from 'react'
import { escapeText } from '../../model'
import { useTexts } from '../texts-context'
import type { DiagramMeta, DiagramSvg } from './diagram-types'

/** Pixels of a letter's height, by which drawings are measured; the styles set how large that is on a screen. */
const EM = 14
/** Wider ones scroll on the narrowest screens (320 pixels, with the margins of the page, at the small size of text). */
const SCROLLS_FROM = 290

interface DiagramViewProps extends DiagramMeta {
  drawing: DiagramSvg
  /** Unique on the page; the elements that name the diagram have ids made from it. */
  id: string
}

/** A diagram with its caption. It is as large as its text wants it and scrolls by itself where that is too wide. */
export function DiagramView({ drawing, id, alt, description, title }: DiagramViewProps): ReactNode {
  const texts = useTexts()
  const { width, viewBox, body } = drawing
  const named = `<title id="${id}-title">${escapeText(alt)}</title>`
  const described = description === undefined ? '' : `<desc id="${id}-description">${escapeText(description)}</desc>`
  const picture = (
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
          {picture}
        </div>
      ) : (
        <div>{picture}</div>
      )}
      {title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  )
}
