import { afterEach, describe, expect, it, vi } from 'vitest'
import { runOverFrames, runYielding } from './scheduling.browser'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A clock that each step of the returned kind moves on by so many milliseconds. */
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
    const seen: string[] = []
    const takes = clock()
    vi.stubGlobal('scheduler', { yield: async () => void seen.push('pause') })
    await runYielding([
      takes(2, () => seen.push('a')),
      takes(7, () => seen.push('b')),
      takes(1, () => seen.push('c')),
      takes(20, () => seen.push('d')),
    ])
    expect(seen).toEqual(['pause', 'a', 'b', 'pause', 'c', 'd'])
  })

  it('yields in browsers without a scheduler', async () => {
    const seen: string[] = []
    const takes = clock()
    vi.stubGlobal('scheduler', undefined)
    setTimeout(() => seen.push('others'))
    await runYielding([takes(20, () => seen.push('a')), takes(20, () => seen.push('b'))])
    expect(seen).toEqual(['others', 'a', 'b'])
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
    const seen: number[] = []
    const all = runOverFrames([1, 2, 3, 4, 5, 6, 7].map((step) => () => seen.push(step)))
    expect(seen).toEqual([1, 2, 3])
    frames.shift()?.()
    await vi.waitFor(() => expect(seen).toEqual([1, 2, 3, 4, 5, 6]))
    expect(frames).toHaveLength(1)
    frames.shift()?.()
    await all
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7])
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
