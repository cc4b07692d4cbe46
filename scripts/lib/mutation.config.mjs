// Configuration of Vitest for the run that finds the tests of each mutant: modules aren't shared, so that each test file evaluates them itself.
import config from '../../vitest.config.ts'

const setupFiles = [new URL('mutation-setup.mjs', import.meta.url).pathname]

export default {
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...config.test,
    projects: config.test.projects.map(({ test }) => ({
      test: { ...test, isolate: true, setupFiles: [...test.setupFiles, ...setupFiles] },
    })),
  },
}
