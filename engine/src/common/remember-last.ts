/**
 * Remembers the last result of a computation, and returns it as long as the inputs are the same values. For results that a long-running process, such as
 * the dev server, would otherwise compute again after every change.
 */
export function rememberLast<T>(): (inputs: readonly unknown[], compute: () => T) => T {
  let last: { inputs: readonly unknown[]; result: T } | undefined
  return (inputs, compute) => {
    const known = last
    if (known?.inputs.length === inputs.length && inputs.every((input, i) => Object.is(input, known.inputs[i])))
      return known.result
    const result = compute()
    last = { inputs, result }
    return result
  }
}
