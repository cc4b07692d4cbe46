// Tests that readers can follow each page: builds the site, then runs the code blocks of each page from top to bottom in an empty folder,
// for each combination of tabs.
//   npm run walkthrough                 all pages
//   npm run walkthrough -- try_gx       pages whose path contains this
//   npm run walkthrough -- --dist=…     uses a built site
import { takeBuiltSite } from './lib/built-site.mjs'
import { runPython } from './lib/python.mjs'

const { dist, others } = takeBuiltSite(process.argv.slice(2), 'site/dist-walkthrough')
runPython('-m', 'walkthrough', dist, ...others)
