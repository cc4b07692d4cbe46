#!/usr/bin/env node
// Entry of the engine's command line. Plain JavaScript, so that it runs before anything is compiled: it refuses an old Node,
// bundles the engine once (kept by the hash of its sources) and hands over.
import { setFlagsFromString } from 'node:v8'
import { loadEngine } from './load-engine.mjs'
import { requireNode } from './require-node.mjs'

requireNode()
process.env.NODE_ENV ??= 'production'
// Where memory is plenty, V8 lets garbage pile up to a multiple of what is in use; half of it costs hardly any time here.
setFlagsFromString('--heap-growing-percent=50')
const { main } = await loadEngine()
process.exitCode = await main(process.argv.slice(2))
