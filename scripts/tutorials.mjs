// Tests the tutorials about integrations: builds the site, then creates the files and runs the commands of each tutorial in an empty
// folder.
//   npm run tutorials                 all tutorials, with each combination of tabs
//   npm run tutorials -- dbt          tutorials and tabs whose name contains this
//   npm run tutorials -- --lock       resolve python/tutorials/environments/*/requirements.in again
//   npm run tutorials -- --dist=…     uses a built site
import { takeBuiltSite } from './lib/built-site.mjs'
import { runPython } from './lib/python.mjs'

if (process.argv.includes('--lock')) runPython('-m', 'tutorials', '--lock')
const { dist, others } = takeBuiltSite(process.argv.slice(2), 'site/dist-tutorials')
runPython('-m', 'tutorials', dist, ...others)
