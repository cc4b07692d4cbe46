// Loaded with `node --import` to simulate a different machine: the date is 400 days later, directory entries are reversed, and there are
// more processors.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

const OFFSET_MS = 400 * 24 * 60 * 60 * 1000
const RealDate = Date
const now = () => RealDate.now() + OFFSET_MS
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

const { readdir, readdirSync, promises } = fs
const { readdir: readFolder } = promises
fs.readdirSync = (...args) => readdirSync(...args).reverse()
fs.readdir = (...args) => {
  const done = args.pop()
  readdir(...args, (error, entries) => done(error, entries?.reverse()))
}
promises.readdir = async (...args) => (await readFolder(...args)).reverse()

const processors = os.availableParallelism() + 3
os.availableParallelism = () => processors
syncBuiltinESMExports()
