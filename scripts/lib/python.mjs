import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const candidates = [process.env.PYTHON, 'python3.11', 'python3', 'python']

/** The first command that runs Python 3.11. The variable `PYTHON` takes precedence. */
function findPython() {
  for (const command of candidates) {
    if (!command) continue
    const found = spawnSync(command, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")'], { encoding: 'utf8' })
    if (found.status === 0 && found.stdout.trim() === '3.11') return command
  }
}

/**
 * Runs a module in `python/` with Python 3.11 and exits with its exit code. Without Python 3.11, prints what to install and exits with 1. Builds of the
 * site don't need Python.
 */
export function runPython(...args) {
  process.exit(spawnPython(args, 'inherit').status ?? 1)
}

/** What a module in `python/` prints. Exits like {@link runPython} if it fails. */
export function readPython(...args) {
  const { status, stdout } = spawnPython(args, 'pipe')
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

function spawnPython(args, stdout) {
  const python = findPython()
  if (!python) {
    console.error('Running snippets and reading the API require Python 3.11, which was not found.')
    console.error('  Install it (Debian: apt-get install python3.11 python3.11-venv; macOS: brew install python@3.11),')
    console.error('  or set PYTHON=/path/to/python3.11')
    process.exit(1)
  }
  return spawnSync(python, args, {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}python`, PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
    stdio: ['inherit', stdout, 'inherit'],
  })
}
