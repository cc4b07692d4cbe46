import { resolve } from 'node:path'
import { asDocsError, DocsError, didYouMean, formatProblem, sourceReader } from '../../model'
import { type Arguments, parseArguments } from './parse-arguments'

interface Command {
  /** One line of help. */
  about: string
  /** Flags, and values with a closing `=`. */
  options: readonly string[]
  run(args: Arguments): Promise<number>
}

const COMMANDS: Record<string, Command> = {
  build: {
    about: 'builds the site into its dist folder',
    options: ['release', 'out=', 'quiet', 'base=', 'hash-urls', 'no-navigator', 'redirect-pages'],
    run: async (args) => (await import('./build')).runBuild(args),
  },
  dev: {
    about: 'shows the site while you write, and follows every change',
    options: ['port=', 'allow-host='],
    run: async (args) => (await import('./dev')).runDev(args),
  },
  serve: {
    about: 'serves the built site',
    options: ['port=', 'allow-host=', 'out=', 'base='],
    run: async (args) => (await import('./serve')).runServe(args),
  },
  new: {
    about: 'creates a page: new <site> <route>',
    options: ['kind=', 'title='],
    run: async (args) => (await import('./new')).runNew(args),
  },
  routes: {
    about: 'prints every address; --record keeps them as those of the release',
    options: ['record'],
    run: async (args) => (await import('./routes')).runRoutes(args),
  },
  version: {
    about: 'freezes the current version under a name: version <site> <label>',
    options: [],
    run: async (args) => (await import('./version')).runVersion(args),
  },
}

/** The engine's command line: `docs <command> <site folder> …`. Resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    const known = Object.fromEntries(Object.entries(COMMANDS).map(([name, command]) => [name, command.options]))
    const [name = 'help'] = argv
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command) return await command.run(parseArguments(argv, known))
    if (name !== 'help' && name !== '--help') {
      const hint = `${didYouMean(name, Object.keys(COMMANDS))} \`docs help\` tells what each does.`
      throw new DocsError({ code: 'unknown-command', title: `There is no command "${name}".`, hint })
    }
    console.log(usage())
    return 0
  } catch (error) {
    const known = asDocsError(error)
    if (!known) throw error
    const root = argv.slice(1).find((word) => !word.startsWith('--')) ?? '.'
    console.error(`\nError: ${formatProblem(known, sourceReader(resolve(root)))}`)
    return 1
  }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { about, options }]) => {
    const flags = options.map((option) => `[--${option}${option.endsWith('=') ? '…' : ''}]`).join(' ')
    return `  docs ${name} <site>  ${about} ${flags}`.trimEnd()
  })
  return ['Usage:', ...lines].join('\n')
}
