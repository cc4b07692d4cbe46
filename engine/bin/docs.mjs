#!/usr/bin/env node
// Entry point of the command line. Plain JavaScript, so that it runs before anything is compiled: rejects unsupported versions of Node, bundles
// the engine if its sources have changed, and runs the command.
import { setFlagsFromString } from 'node:v8'
import { loadEngine } from './load-engine.mjs'
import { requireNode } from './require-node.mjs'

requireNode()
if (process.env.NODE_ENV === undefined) process.env.NODE_ENV = 'production'
// With plenty of free memory, V8 lets the heap grow to a multiple of the live objects. Halving the growth hardly affects the build time.
setFlagsFromString('--heap-growing-percent=50')
const { main } = await loadEngine()
process.exitCode = await main(process.argv.slice(2))
