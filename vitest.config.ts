import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
