// Runs engine commands one after the other in one process. The engine is loaded only once, which makes many small builds faster.
// Replies to each message `{ argv }` with `{ code, output }`, where the output contains both streams in the order of printing.
import { inspect } from 'node:util'
import { loadEngine } from '../../bin/load-engine.mjs'

process.env.NODE_ENV = 'production'
const { main } = await loadEngine()
let output = ''
const print = (...values) => {
  output += `${values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')}\n`
}
console.log = print
console.error = print
// The highlighter warns about many instances in one process.
console.warn = () => {}

process.on('message', async ({ argv }) => {
  output = ''
  let code
  try {
    code = await main(argv)
  } catch (error) {
    print(error)
    code = 70
  }
  process.send({ code, output })
})
process.send('ready')
