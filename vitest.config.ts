import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which halves the speed on a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: [
      'engine/**/*.test.{ts,tsx}',
      'engine/bin/*.test.mjs',
      'site/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/generate/*.test.mjs',
    ],
    exclude: ['**/node_modules/**', '**/dist*/**', '**/.cache/**'],
  },
})
