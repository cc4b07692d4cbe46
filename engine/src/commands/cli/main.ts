import { resolve } from 'node:path'
import { asDocsError, DocsError, didYouMean, type Engine, formatProblem, sourceReader } from '../../model'
import { type Arguments, parseArguments } from './parse-arguments'
import { SERVER_OPTIONS } from './server-options'

interface Command {
  /** One line of help. */
  about: string
  /** Flags, and options with a value, which end with `=`. */
  options: readonly string[]
  run(args: Arguments, engine: Engine): Promise<number>
}

const COMMANDS: Record<string, Command> = {
  build: {
    about: 'builds the site into its dist folder',
    options: ['release', 'out=', 'quiet', 'base=', 'hash-urls', 'no-navigator', 'redirect-pages'],
    run: async (args, engine) => (await import('./build')).runBuild(args, engine),
  },
  dev: {
    about: 'serves the site from its sources and reloads pages on every change',
    options: SERVER_OPTIONS,
    run: async (args, engine) => (await import('./dev')).runDev(args, engine),
  },
  serve: {
    about: 'serves the built site',
    options: [...SERVER_OPTIONS, 'out=', 'base='],
    run: async (args) => (await import('./serve')).runServe(args),
  },
  new: {
    about: 'creates a page: new <site> <address>',
    options: ['kind=', 'title='],
    run: async (args, engine) => (await import('./new')).runNew(args, engine),
  },
  routes: {
    about: 'prints all addresses; --record marks them as released',
    options: ['record'],
    run: async (args, engine) => (await import('./routes')).runRoutes(args, engine),
  },
  version: {
    about: 'freezes the current version under a label: version <site> <label>',
    options: [],
    run: async (args, engine) => (await import('./version')).runVersion(args, engine),
  },
}

/** Runs `docs <command> <site folder> …`. Resolves to the exit code. */
export async function main(argv: readonly string[], engine: Engine): Promise<number> {
  try {
    const known = Object.fromEntries(Object.entries(COMMANDS).map(([name, command]) => [name, command.options]))
    const [name = 'help'] = argv
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command) return await command.run(parseArguments(argv, known), engine)
    if (name !== 'help' && name !== '--help') {
      const hint = `${didYouMean(name, Object.keys(COMMANDS))} Run \`docs help\` for a list of all commands.`
      throw new DocsError({ code: 'unknown-command', title: `Unknown command "${name}".`, hint })
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
