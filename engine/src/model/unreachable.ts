/** The default branch of a `switch` that covers every kind of a value. If a kind is missing, the type error names it. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
