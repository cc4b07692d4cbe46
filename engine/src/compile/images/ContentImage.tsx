import type { ReactNode } from 'react'
import type { SiteImage } from '../../model'
import { useTexts } from '../texts-context'

/** Width of the column of text (`--measure`); below it pictures are as wide as the screen. */
const SIZES = '(min-width: 800px) 760px, 100vw'
/** Pictures narrower than this are shown in full on every screen. */
const ZOOM_FROM = 480

interface PictureProps {
  picture: SiteImage
  /** What it shows, in words; empty for an ornament. */
  alt: string
  title?: string
  /** Is loaded with the page: the first picture, which a reader most often sees at once. */
  eager?: boolean
  /** May be enlarged: not where it already is the word of a link. */
  zoom?: boolean
  className?: string
}

/**
 * A picture in the text: the smallest form that fits the screen, else the file as it is. A large one is a link to itself; scripts show it in
 * a dialog instead.
 */
export function ContentImage({ picture, alt, title, eager, zoom, className }: PictureProps): ReactNode {
  const texts = useTexts()
  const { href, width, height, webp } = picture
  const enlarges = zoom === true && alt !== '' && width >= ZOOM_FROM
  const image = (
    <picture className={enlarges ? undefined : className}>
      {webp.length > 0 && (
        <source type="image/webp" srcSet={webp.map((form) => `${form.href} ${form.width}w`).join(', ')} sizes={SIZES} />
      )}
      <img
        src={href}
        alt={alt}
        title={title}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
  if (!enlarges) return image
  return (
    <a className={className === undefined ? 'zoom' : `zoom ${className}`} href={href} aria-label={texts.enlargeImage(alt)}>
      {image}
    </a>
  )
}
