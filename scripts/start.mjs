// `npm start`: installs the packages, builds the site and serves it. Arguments are passed to the server (`-- --port=8080`).
import { requireNode } from '../engine/bin/require-node.mjs'

requireNode()
const { installPackages, ROOT, run } = await import('./lib/install.mjs')
installPackages()
run(process.execPath, ['engine/bin/docs.mjs', 'build', 'site'])
const { spawn } = await import('node:child_process')
const server = spawn(process.execPath, ['engine/bin/docs.mjs', 'serve', 'site', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
