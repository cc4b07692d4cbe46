import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist*/**', '**/.cache/**']
/** Tests that replace modules or globals, or run whole commands. */
const isolated = [
  'engine/src/{browser,publish/scripts,plugins/offline,render/islands}/**/*.test.{ts,tsx}',
  'engine/test/**/*.test.ts',
]

export default defineConfig({
  test: {
    // By default, Vitest reserves one core, which halves the speed on a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Hooks build whole sites, which is slow on a busy machine.
      { test: { name: 'isolated', include: isolated, exclude: ignored, hookTimeout: 60_000 } },
      {
        test: {
          name: 'shared',
          include: [
            'engine/**/*.test.{ts,tsx}',
            'engine/bin/*.test.mjs',
            'site/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/generate/*.test.mjs',
          ],
          exclude: [...ignored, ...isolated],
          // Sharing one module graph takes a third of the time.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
    ],
  },
})
