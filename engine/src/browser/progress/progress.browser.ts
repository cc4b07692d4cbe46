/** Figures of the bar (specification §9; the cap and the steps at the end from BEHAVIOUR 4.11). Times in milliseconds. */
export const PROGRESS = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickle: 0.02,
  trickleEvery: 800,
  cap: 0.994,
}

/** What a progress bar looks like to the one who draws it. */
export interface ProgressView {
  /** Shows how far it is, from 0 to 1. */
  draw(fraction: number): void
  fade(): void
  remove(): void
}

/** Decides when a bar appears, how it grows and when it goes. A navigation that is done within the delay shows nothing. */
export class Progress {
  private timers: ReturnType<typeof setTimeout>[] = []
  private fraction = 0

  constructor(
    private readonly view: ProgressView,
    private readonly random: () => number = Math.random,
  ) {}

  /** A navigation begins. */
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

  /** The navigation is over, well or not: the bar leaps ahead, fills and fades. */
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
    this.view.draw(fraction)
  }

  private after(ms: number, action: () => void): void {
    this.timers.push(setTimeout(action, ms))
  }

  private clear(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer)
  }
}
