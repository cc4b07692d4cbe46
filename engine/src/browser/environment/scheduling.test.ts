import { afterEach, describe, expect, it, vi } from 'vitest'
import { runOverFrames, runYielding } from './scheduling.browser'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Mocks the clock. The returned function creates steps that advance it by the given number of milliseconds. */
function clock() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (milliseconds: number, then: () => void) => () => {
    now += milliseconds
    then()
  }
}

describe('runYielding', () => {
  it('runs all steps in order, and yields before the first one and after long ones', async () => {
    const log: string[] = []
    const takes = clock()
    vi.stubGlobal('scheduler', { yield: async () => void log.push('pause') })
    await runYielding([
      takes(2, () => log.push('a')),
      takes(7, () => log.push('b')),
      takes(1, () => log.push('c')),
      takes(20, () => log.push('d')),
    ])
    expect(log).toEqual(['pause', 'a', 'b', 'pause', 'c', 'd'])
  })

  it('yields in browsers without a scheduler', async () => {
    const log: string[] = []
    const takes = clock()
    vi.stubGlobal('scheduler', undefined)
    setTimeout(() => log.push('others'))
    await runYielding([takes(20, () => log.push('a')), takes(20, () => log.push('b'))])
    expect(log).toEqual(['others', 'a', 'b'])
  })

  it('continues after a step that throws', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const last = vi.fn()
    await runYielding([
      () => {
        throw new Error('broken')
      },
      last,
    ])
    expect(last).toHaveBeenCalledOnce()
    expect(error).toHaveBeenCalledWith(new Error('broken'))
  })
})

describe('runOverFrames', () => {
  it('runs three steps at once, and three more per frame', async () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    const log: number[] = []
    const all = runOverFrames([1, 2, 3, 4, 5, 6, 7].map((step) => () => log.push(step)))
    expect(log).toEqual([1, 2, 3])
    frames.shift()?.()
    await vi.waitFor(() => expect(log).toEqual([1, 2, 3, 4, 5, 6]))
    expect(frames).toHaveLength(1)
    frames.shift()?.()
    await all
    expect(log).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('continues after a step that throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const last = vi.fn()
    await runOverFrames([
      () => {
        throw new Error('broken')
      },
      last,
    ])
    expect(last).toHaveBeenCalledOnce()
  })
})
