/** For the default branch of an exhaustive `switch`. If a case is missing, the call is a type error that contains its type. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
