// Runs engine commands one after the other in one process: the program is loaded once, which many small builds gain from.
// Messages are `{ argv }`; each is answered with `{ code, output }`, the output being both streams as they were printed.
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
// The highlighter wonders at so many sites in one process.
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
