// Tests the tutorials about integrations: builds the site, then creates the files and runs the commands of each tutorial in an empty
// folder.
//   npm run tutorials                 all tutorials, with each combination of tabs
//   npm run tutorials -- dbt          tutorials and tabs whose name contains this
//   npm run tutorials -- --lock       resolve python/tutorials/environments/*/requirements.in again
import { spawnSync } from 'node:child_process'
import { ROOT } from './lib/install.mjs'
import { runPython } from './lib/python.mjs'

const FOLDER = 'site/dist-tutorials'
const filters = process.argv.slice(2)
if (filters.includes('--lock')) runPython('-m', 'tutorials', '--lock')
const build = ['engine/bin/docs.mjs', 'build', 'site', '--quiet', `--out=${FOLDER}`]
if (spawnSync(process.execPath, build, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1)
runPython('-m', 'tutorials', FOLDER, ...filters)
