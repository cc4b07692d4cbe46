// Tests that readers can follow each page: builds the site, then runs the code blocks of each page from top to bottom in an empty folder,
// for each combination of tabs.
//   npm run walkthrough                 all pages
//   npm run walkthrough -- try_gx       pages whose path contains this
import { spawnSync } from 'node:child_process'
import { ROOT } from './lib/install.mjs'
import { runPython } from './lib/python.mjs'

const FOLDER = 'site/dist-walkthrough'
const build = ['engine/bin/docs.mjs', 'build', 'site', '--quiet', `--out=${FOLDER}`]
if (spawnSync(process.execPath, build, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1)
runPython('-m', 'walkthrough', FOLDER, ...process.argv.slice(2))
