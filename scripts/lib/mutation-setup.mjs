// Runs before each test file: processes that a test starts inherit the name of its file.
import { expect } from 'vitest'

process.env.MUTATION_TEST = expect.getState().testPath
