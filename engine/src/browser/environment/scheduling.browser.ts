/** How long steps may run before yielding to the browser, in milliseconds. */
const SLICE_MS = 8
/** Maximum number of steps per frame. Style, layout and paint of their changes also happen in this frame. */
const PER_FRAME = 3

/**
 * Runs steps in order and yields to the browser before the first one and whenever a time slice is used up. If a step throws, the error
 * is logged and the next one runs.
 */
export async function runYielding(steps: readonly (() => void)[]): Promise<void> {
  let start = Number.NEGATIVE_INFINITY
  for (const step of steps) {
    if (performance.now() - start > SLICE_MS) {
      await yieldToBrowser()
      start = performance.now()
    }
    attempt(step)
  }
}

/** Runs a few steps per frame, the first ones at once. If a step throws, the error is logged and the next one runs. */
export async function runOverFrames(steps: readonly (() => void)[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (index > 0 && index % PER_FRAME === 0) await new Promise((frame) => requestAnimationFrame(frame))
    attempt(step)
  }
}

/** Lets the browser run other tasks. `scheduler.yield` continues before newly queued tasks; not every browser supports it. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }
  return scheduler?.yield ? scheduler.yield() : new Promise((done) => setTimeout(done))
}

/** Resolves when the page has loaded and the browser is idle. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  if ('requestIdleCallback' in globalThis) await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
}

function attempt(step: () => void): void {
  try {
    step()
  } catch (error) {
    console.error(error)
  }
}
