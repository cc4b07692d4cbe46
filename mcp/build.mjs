// Bundles the server with the search of the site into `dist/main.mjs`. The packages of package.json stay imports.
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const input = join(import.meta.dirname, 'src/main.ts')
const build = await rolldown({
  input,
  platform: 'node',
  external: (id) => !/^[./]/.test(id),
  treeshake: { moduleSideEffects: (id) => id === input },
})
await build.write({
  dir: join(import.meta.dirname, 'dist'),
  format: 'esm',
  entryFileNames: '[name].mjs',
  banner: '#!/usr/bin/env node',
})
await build.close()
