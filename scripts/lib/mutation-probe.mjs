// Preloaded by every Node.js process of a test run: records which mutants each test file reaches, see mutate.mjs.
import { appendFileSync } from 'node:fs'

const recorded = new Set()

globalThis.reached = (id) => {
  const line = `${id} ${process.env.MUTATION_TEST}\n`
  if (recorded.has(line)) return
  recorded.add(line)
  appendFileSync(process.env.MUTATION_RECORD, line)
}
