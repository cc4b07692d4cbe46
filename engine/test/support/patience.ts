import { vi } from 'vitest'

/** Long enough for a busy machine; the default is one second. Tests that pass don't wait. In milliseconds. */
const TIMEOUT = 20_000

const { waitFor } = vi
vi.waitFor = (callback, options = TIMEOUT) => waitFor(callback, options)
