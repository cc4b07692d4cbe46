// `npm start`: installs the packages, builds the site and serves it. Arguments are passed to the server (`-- --port=8080`).
import { spawn } from 'node:child_process'
import { installPackages, ROOT, run } from './lib/install.mjs'

installPackages()
run(process.execPath, ['engine/bin/docs.mjs', 'build', 'site'])
const server = spawn(process.execPath, ['engine/bin/docs.mjs', 'serve', 'site', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
