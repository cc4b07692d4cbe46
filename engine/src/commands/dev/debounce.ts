/** Delays an action until it has not been called for again for `ms` milliseconds. */
export function debounce(action: () => void, ms: number): { call(): void; cancel(): void } {
  let timer: NodeJS.Timeout | undefined
  return {
    call() {
      clearTimeout(timer)
      timer = setTimeout(action, ms)
    },
    cancel: () => clearTimeout(timer),
  }
}
