/** An address that leads elsewhere. */
export interface Redirect {
  /** Decoded path. */
  from: string
  to: string
  status: 301 | 302
}
