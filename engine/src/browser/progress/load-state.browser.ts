/** Milliseconds until a loader is shown. Pages that load faster change without one. */
export const LOADER_DELAY = 200

/** The phase of loading a page. `delayed` is after {@link LOADER_DELAY}. */
export type LoadPhase = 'idle' | 'loading' | 'delayed' | 'error' | 'loaded'

export interface LoadState {
  phase: LoadPhase
  /** Whether the delay has passed. */
  timedOut: boolean
  /** The error, in phase `error`. */
  error?: unknown
}

/** The state of loading pages, one after the other. Reports each change. */
export class Loading {
  private timer: ReturnType<typeof setTimeout> | undefined
  state: LoadState = { phase: 'idle', timedOut: false }

  constructor(private readonly changed: (state: LoadState) => void) {}

  /** A page is requested, for the first time or again after an error. Restarts the delay. */
  begin(): void {
    this.enter({ phase: 'loading', timedOut: false })
    this.timer = setTimeout(() => this.enter({ phase: 'delayed', timedOut: true }), LOADER_DELAY)
  }

  fail(error: unknown): void {
    this.enter({ phase: 'error', timedOut: this.state.timedOut, error })
  }

  succeed(): void {
    this.enter({ phase: 'loaded', timedOut: this.state.timedOut })
  }

  /** The request is no longer needed, because the reader returned to the shown page. */
  cancel(): void {
    this.enter({ phase: 'idle', timedOut: false })
  }

  private enter(state: LoadState): void {
    clearTimeout(this.timer)
    this.state = state
    this.changed(state)
  }
}
