/** Pixels of a picture, the way it is looked at. */
export interface ImageSize {
  width: number
  height: number
}

/** A picture that pages may show, as it is written into documents. */
export interface SiteImage extends ImageSize {
  /** Address of the file as it is, with base URL and content hash. */
  href: string
  /** Smaller files of the same picture, from the narrowest to the one of full width; none where they would not pay. */
  webp: readonly WebpVariant[]
}

/** One WebP file made from a picture. */
export interface WebpVariant {
  href: string
  /** Width in pixels. */
  width: number
}

/** Why a file cannot be shown as a picture. */
export interface ImageProblem {
  code: 'picture-kind' | 'picture-broken' | 'picture-size'
  title: string
  hint: string
}
