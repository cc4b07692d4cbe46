/** Delays an action until `ms` milliseconds have passed without another call. */
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
