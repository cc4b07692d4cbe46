/** Milliseconds until a loader is shown (specification §9). */
export const LOADER_DELAY = 200

/** How far the loading of a page is (specification §4): `delayed` is past the delay, what the specification calls "timed out". */
export type LoadPhase = 'idle' | 'loading' | 'delayed' | 'error' | 'loaded'

export interface LoadState {
  phase: LoadPhase
  /** The specification's word for `delayed`. */
  timedOut: boolean
  /** Why it failed, in phase `error`. */
  error?: unknown
}

/** Loading of one page after another; tells each change. */
export class Loading {
  private timer: ReturnType<typeof setTimeout> | undefined
  state: LoadState = { phase: 'idle', timedOut: false }

  constructor(private readonly changed: (state: LoadState) => void) {}

  /** A page is asked for, for the first time or again after a failure; the delay begins anew (decision G-4). */
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

  /** Nothing is asked for any more: the reader went back to what is shown. */
  cancel(): void {
    this.enter({ phase: 'idle', timedOut: false })
  }

  private enter(state: LoadState): void {
    clearTimeout(this.timer)
    this.state = state
    this.changed(state)
  }
}
