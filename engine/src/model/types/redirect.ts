/** A redirect from one address to another. */
export interface Redirect {
  /** Decoded path. */
  from: string
  to: string
  status: 301 | 302
}
