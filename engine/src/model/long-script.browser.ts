/** Code blocks with at least this many lines show line numbers, which link to their lines. */
export const LONG_SCRIPT = 40
