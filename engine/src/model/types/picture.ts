/** Pixels of a picture, the way it is looked at. */
export interface PictureSize {
  width: number
  height: number
}

/** A picture that pages may show, as it is written into documents. */
export interface Picture extends PictureSize {
  /** Address of the file as it is, with base URL and content hash. */
  href: string
  /** Smaller files of the same picture, from the narrowest to the one of full width; none where they would not pay. */
  webp: readonly WebpForm[]
}

/** One WebP file made from a picture. */
export interface WebpForm {
  href: string
  /** Width in pixels. */
  width: number
}

/** Why a file cannot be shown as a picture. */
export interface PictureFault {
  code: 'picture-kind' | 'picture-broken' | 'picture-size'
  title: string
  hint: string
}
