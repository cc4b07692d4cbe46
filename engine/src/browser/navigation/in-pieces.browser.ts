/** How long one piece may keep the reader's input and the next frame waiting, in milliseconds. */
const PIECE_MS = 8
/** So many steps that change the page belong to one frame: what they change has to be styled, laid out and painted in it. */
const PER_FRAME = 3

/**
 * Takes the steps one after the other, apart from what called, and lets the browser go on with what else waits whenever they have taken a
 * while. A step that fails does not keep the others from being taken.
 */
export async function inPieces(steps: readonly (() => void)[]): Promise<void> {
  let start = Number.NEGATIVE_INFINITY
  for (const step of steps) {
    if (performance.now() - start > PIECE_MS) {
      await pause()
      start = performance.now()
    }
    attempt(step)
  }
}

/** Takes the first few steps at once and the others some each frame, so that no frame keeps the reader waiting. Each may fail for itself. */
export async function overFrames(steps: readonly (() => void)[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (index > 0 && index % PER_FRAME === 0) await new Promise((frame) => requestAnimationFrame(frame))
    attempt(step)
  }
}

/** A moment for others. `scheduler.yield` comes back before what others have planned; not every browser has it. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }
  return scheduler?.yield ? scheduler.yield() : new Promise((done) => setTimeout(done))
}

function attempt(step: () => void): void {
  try {
    step()
  } catch (error) {
    console.error(error)
  }
}
