import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compatibilityConstants } from './engine/src/model/config/compatibility.ts'

const ignored = ['**/node_modules/**', '**/dist*/**', '**/.cache/**']
/** Tests that replace modules or globals, or run whole commands. */
const isolated = [
  'engine/src/{browser,output/scripts,plugins/offline,plugins/search/{query,ui},theme/islands}/**/*.test.{ts,tsx}',
  'engine/src/plugins/social-cards/plan-cards.test.ts',
  'engine/test/**/*.test.ts',
  'mcp/test/*.test.ts',
]

/** Long enough for a busy machine: hooks build whole sites. Tests that pass don't wait. In milliseconds. */
const limits = { hookTimeout: 60_000, testTimeout: 30_000 }
const support = (name: string) => join(import.meta.dirname, 'engine/test/support', name)
/** The bundler replaces the names of stored values by the settings of the site. */
const define = compatibilityConstants()
const workers = { ...limits, execArgv: ['--import', pathToFileURL(support('browser-globals.mjs')).href] }

export default defineConfig({
  test: {
    // By default, Vitest reserves one core, which halves the speed on a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        define,
        test: { name: 'isolated', ...workers, include: isolated, exclude: ignored, setupFiles: [support('patience.ts')] },
      },
      {
        define,
        test: {
          name: 'shared',
          ...workers,
          include: [
            'engine/**/*.test.{ts,tsx}',
            'engine/bin/*.test.mjs',
            'site/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/generate/*.test.mjs',
            'smoke/*.test.mjs',
          ],
          exclude: [...ignored, ...isolated],
          setupFiles: ['patience.ts', 'no-module-mocks.ts'].map(support),
          // Sharing one module graph takes a third of the time.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
    ],
  },
})
