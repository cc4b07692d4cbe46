/** Code blocks with at least this many lines have line numbers, which link to the lines. */
export const LONG_SCRIPT = 40
