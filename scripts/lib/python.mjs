import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const candidates = [process.env.PYTHON, 'python3.11', 'python3', 'python']

/** The first command that starts Python 3.11; `$PYTHON` goes first. */
function findPython() {
  for (const command of candidates) {
    if (!command) continue
    const found = spawnSync(command, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")'], { encoding: 'utf8' })
    if (found.status === 0 && found.stdout.trim() === '3.11') return command
  }
}

/**
 * Runs a module of the folder `python/` with Python 3.11 and ends this process with its exit code.
 * Without Python 3.11 it says what to install and ends with 1. The build of the site never comes here.
 */
export function runPython(...args) {
  const python = findPython()
  if (!python) {
    console.error('Python 3.11 is needed to run snippets and to read the API, and was not found.')
    console.error('  Install it (Debian: apt-get install python3.11 python3.11-venv; macOS: brew install python@3.11),')
    console.error('  or name it: PYTHON=/path/to/python3.11')
    process.exit(1)
  }
  const run = spawnSync(python, args, {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}python`, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: 'inherit',
  })
  process.exit(run.status ?? 1)
}
