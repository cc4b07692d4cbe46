#!/usr/bin/env node
// Entry of the engine's command line. Plain JavaScript, so that it runs before anything is compiled: it refuses an old Node,
// bundles the engine once (kept by the hash of its sources) and hands over.
import { loadEngine } from './load-engine.mjs'
import { requireNode } from './require-node.mjs'

requireNode()
process.env.NODE_ENV ??= 'production'
const { main } = await loadEngine()
process.exitCode = await main(process.argv.slice(2))
