/** Measures the steps of a build and shows the progress on a terminal. */
export class Steps {
  /** Time of each step in milliseconds, in order. */
  readonly times: { step: string; ms: number }[] = []
  private started = 0
  private name = ''
  private shown = 0

  constructor(private readonly terminal: NodeJS.WriteStream | undefined) {}

  /** Ends the current step and begins another. */
  begin(step: string): void {
    this.end()
    this.name = step
    this.started = performance.now()
    this.show(step)
  }

  /** Shows the progress of the current step, at most ten times a second. */
  progress(done: number, of: number): void {
    const now = performance.now()
    if (now - this.shown < 100) return
    this.shown = now
    this.show(`${this.name} ${done} / ${of}`)
  }

  /** Ends the current step. */
  end(): void {
    if (this.name === '') return
    const ms = performance.now() - this.started
    const same = this.times.find((entry) => entry.step === this.name)
    if (same) same.ms += ms
    else this.times.push({ step: this.name, ms })
    this.name = ''
    this.show('')
  }

  private show(text: string): void {
    if (this.terminal?.isTTY) this.terminal.write(`\r\u001b[K${text}`)
  }
}
