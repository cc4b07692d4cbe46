import { vi } from 'vitest'

/** Refuses replaced modules in tests that share their modules, because the result would depend on which tests ran before. */
function refuse(): never {
  throw new Error('Tests that replace modules must run alone: add this file to `isolated` in vitest.config.ts.')
}

Object.assign(vi, { mock: refuse, doMock: refuse })
