/** Constants of the bar. Times are in milliseconds, all others are fractions of the width. */
export const PROGRESS = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickle: 0.02,
  trickleEvery: 800,
  cap: 0.994,
}

/** The elements of a progress bar. */
export interface ProgressView {
  /** Shows the progress, from 0 to 1. */
  render(fraction: number): void
  fade(): void
  remove(): void
}

/** Decides when the bar appears, grows and disappears. A navigation that ends within the delay shows no bar. */
export class Progress {
  private timers: ReturnType<typeof setTimeout>[] = []
  private fraction = 0

  constructor(
    private readonly view: ProgressView,
    private readonly random: () => number = Math.random,
  ) {}

  /** A navigation has started. */
  start(): void {
    this.clear()
    if (this.fraction === 1) this.end()
    if (this.fraction > 0) {
      this.trickle()
      return
    }
    this.after(PROGRESS.delay, () => {
      this.set(PROGRESS.minimum)
      this.trickle()
    })
  }

  /** The navigation has succeeded or failed: the bar jumps ahead, fills and fades. */
  done(): void {
    this.clear()
    if (this.fraction === 0) return
    this.set(Math.min(PROGRESS.cap, this.fraction + 0.3 + 0.5 * this.random()))
    this.after(PROGRESS.speed, () => {
      this.set(1)
      this.after(PROGRESS.speed, () => {
        this.view.fade()
        this.after(PROGRESS.speed, () => this.end())
      })
    })
  }

  private end(): void {
    this.fraction = 0
    this.view.remove()
  }

  private trickle(): void {
    this.after(PROGRESS.trickleEvery, () => {
      this.set(Math.min(PROGRESS.cap, this.fraction + PROGRESS.trickle * this.random()))
      this.trickle()
    })
  }

  private set(fraction: number): void {
    this.fraction = fraction
    this.view.render(fraction)
  }

  private after(ms: number, action: () => void): void {
    this.timers.push(setTimeout(action, ms))
  }

  private clear(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer)
  }
}
