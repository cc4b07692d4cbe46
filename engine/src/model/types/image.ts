/** Size of an image in pixels, after rotation. */
export interface ImageSize {
  width: number
  height: number
}

/** An image as it is rendered in documents. */
export interface SiteImage extends ImageSize {
  /** Address of the original file, with base URL and content hash. */
  href: string
  /** WebP files, narrowest first. Empty if they wouldn't be smaller. */
  webp: readonly WebpVariant[]
}

/** A WebP variant of an image. */
export interface WebpVariant {
  href: string
  /** Width in pixels. */
  width: number
}

/** The reason why a file can't be used as an image. */
export interface ImageProblem {
  code: 'image-kind' | 'image-broken' | 'image-size'
  title: string
  hint: string
}
