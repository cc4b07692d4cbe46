import type { ReactNode } from 'react'
import type { SiteImage } from '../../model'
import { useTexts } from '../texts-context'

/** The text column (`--measure`) is 760 pixels wide; on narrower screens images fill the width. */
const SIZES = '(min-width: 800px) 760px, 100vw'
/** Narrower images, in pixels, are never scaled down. */
const ZOOM_FROM = 480

interface ContentImageProps {
  image: SiteImage
  /** Alternative text; empty for a decorative image. */
  alt: string
  title?: string
  /** Loads immediately instead of lazily. Used for the first image, which is often visible when the page loads. */
  eager?: boolean
  /** Whether the image can be enlarged; false inside a link. */
  zoom?: boolean
  className?: string
}

/** An image with responsive WebP variants. A large image links to its file; scripts open it in a dialog instead. */
export function ContentImage({ image, alt, title, eager, zoom, className }: ContentImageProps): ReactNode {
  const texts = useTexts()
  const { href, width, height, webp } = image
  const enlarges = zoom === true && alt !== '' && width >= ZOOM_FROM
  const picture = (
    <picture className={enlarges ? undefined : className}>
      {webp.length > 0 && (
        <source type="image/webp" srcSet={webp.map((variant) => `${variant.href} ${variant.width}w`).join(', ')} sizes={SIZES} />
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
  if (!enlarges) return picture
  return (
    <a className={className === undefined ? 'zoom' : `zoom ${className}`} href={href} aria-label={texts.enlargeImage(alt)}>
      {picture}
    </a>
  )
}
