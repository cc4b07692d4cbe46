import { describe, expect, test } from 'vitest'
import { type Device, planWake } from './wake-plan.browser'

const desk: Device = { narrow: false, savesData: false, matches: () => true }
const phone: Device = { ...desk, narrow: true }
const slow: Device = { ...desk, savesData: true }

describe('when an island wakes', () => {
  test('on a wide screen each policy applies as declared', () => {
    expect(planWake('load', desk)).toBe('load')
    expect(planWake('idle', desk)).toBe('idle')
    expect(planWake('idle (min-width: 1280px)', desk)).toBe('idle')
    expect(planWake('visible', desk)).toBe('visible')
    expect(planWake('intent', desk)).toBe('intent')
  })

  test.each([
    ['a narrow screen', phone],
    ['a connection that is slow or saves data', slow],
  ])('on %s, islands wake only on load or intent', (_, device) => {
    expect(planWake('load', device)).toBe('load')
    for (const wake of ['idle', 'idle (min-width: 300px)', 'visible', 'intent']) expect(planWake(wake, device)).toBe('intent')
  })

  test('an island never wakes while its media query does not match', () => {
    const queries: string[] = []
    const matches = (media: string) => queries.push(media) < 0
    expect(planWake('idle (min-width: 1280px)', { ...phone, matches })).toBe('never')
    expect(queries).toEqual(['(min-width: 1280px)'])
  })
})
