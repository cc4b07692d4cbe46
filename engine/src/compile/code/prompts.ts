import { DocsError } from '../../model'

/** The prompt of a shell at the start of a line, such as `$ `, `(venv) $ `, `me@host:~$ `, `PS C:\> `, or `C:\>`. */
const SHELL =
  /^\s*(?:\([\w.-]+\) ?)?(?:(?:[$%❯➜]|(?:ba|z)?sh-[\d.]+[$#]|[\w.-]+@[\w.-]+[: ][~/]\S* ?[$#%]|\[[\w.-]+@[^\]]+\][$#])(?: +(?=\S)|$)|(?:PS(?: (?:[A-Z]:|[~/])[^>]*)?|[A-Z]:\\[^<>|"]*)>+ ?)/
/** The prompt of the root user, which looks like a comment. */
const ROOT = /^(?:[~/] )?# +(?=\S)/
/** Prompts of Python and IPython. */
const PYTHON = /^\s*(?:>>>(?: |$)|In \[\d+\]: ?)/
const PYTHON_CONTINUATION = /^\s*\.\.\.(?::? |:?$)/
/** The prompt of a continued command, which many pages leave out. */
const SHELL_CONTINUATION = /^(?:>{1,2} ?)?/
/** The prompt in a quotation of several lines. It is required, because output can follow an apostrophe. */
const QUOTE_CONTINUATION = /^> ?/
/** The prompts of database clients, such as `mysql> ` and `postgres=# `. */
const SQL = /^\s*(?:(?:mysql|sqlite|SQL|MariaDB \[[^\]]*\])>|[\w-]+=[#>]) (?=\S)/

/** Prompts that are never part of code in a language. */
const ERRORS: Readonly<Record<string, readonly RegExp[]>> = {
  bash: [SHELL, PYTHON],
  fish: [SHELL, PYTHON],
  powershell: [SHELL, PYTHON],
  bat: [SHELL, PYTHON],
  cmd: [SHELL, PYTHON],
  python: [PYTHON, /^\s*(?:\([\w.-]+\) ?)?\$ +(?=\S)/],
  sql: [SQL, /^\s*\$ +(?=\w)/],
}
const OTHER_ERRORS = [/^\$ +(?=[a-z])/]

/** Languages whose text isn't only code. */
const MIXED = new Set(['text', 'markdown', 'diff', 'console', 'pycon'])

/** The language of the code in a session, by the language of the block. */
const SESSIONS: Readonly<Record<string, string>> = { console: 'bash', pycon: 'python' }

/** Returns the language of the code in a terminal session; `undefined` for other languages. */
export const languageOfSession = (language: string): string | undefined => SESSIONS[language]

/**
 * Rejects prompts in code, because readers would copy them with the command.
 * @throws DocsError `code-prompt`; `at` is the number of the line in the block, from 1
 */
export function checkPrompts(code: string, language: string): void {
  if (MIXED.has(language)) return
  const prompts = ERRORS[language] ?? OTHER_ERRORS
  let end: string | undefined
  for (const [index, line] of code.split('\n').entries()) {
    if (end !== undefined) {
      if (line.includes(end)) end = undefined
      continue
    }
    const prompt = prompts.map((pattern) => pattern.exec(line)?.[0].trim()).find(Boolean)
    if (prompt !== undefined)
      throw new DocsError({
        code: 'code-prompt',
        title: `A line of a code block starts with the prompt "${prompt}".`,
        hint: `Remove the prompt, because readers would copy it. To show a session with its output, use the language "${PYTHON.test(line) ? 'pycon' : 'console'}".`,
        at: String(index + 1),
      })
    end = endOfText(line, language)
  }
}

/** Returns what ends the text of several lines that begins in this line: a here-document, or a string in Python. */
function endOfText(line: string, language: string): string | undefined {
  if (language !== 'python') return /(?<!<)<<-?\s*\\?(["']?)([A-Za-z_]\w*)\1(?!.*\)\))/.exec(line)?.[2]
  const quotes = line.match(/"""|'''/g) ?? []
  return quotes.length % 2 === 1 ? quotes[0] : undefined
}

/** A line of a terminal session. */
export interface SessionLine {
  /** Shown, but not copied. */
  prompt: string
  /** The command without its prompt, or output. */
  text: string
  isCommand: boolean
}

/** A shell command that continues on the next line. */
const CONTINUES = /(?:[\\`^|]|&&)\s*$/
/** Parts of a shell command without an open quotation mark. */
const COMPLETE = /\\.|'[^']*'|"(?:\\.|[^"\\])*"|(?<!\S)#.*/g

/**
 * Splits the lines of a terminal session into prompts, commands, and output. Without a prompt, all lines are commands. `# ` is only a
 * prompt if each line begins with it, because it could be a comment.
 */
export function readSession(lines: readonly string[], language: string): SessionLine[] {
  const written = lines.filter((line) => line !== '')
  const isRoot = written.length > 0 && written.every((line) => ROOT.test(line))
  const patterns = isRoot ? [ROOT] : language === 'pycon' ? [PYTHON] : [SHELL, PYTHON]
  const promptOf = (line: string) =>
    /^\s/.test(line) ? undefined : patterns.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined)
  if (lines.every((line) => promptOf(line) === undefined)) return lines.map((text) => ({ prompt: '', text, isCommand: true }))

  /** Matches the prompt of a line that continues the previous command. */
  let continuation: RegExp | undefined
  /** The last line of a here-document. */
  let end: string | undefined
  return lines.map((line) => {
    const start = end === undefined ? promptOf(line) : undefined
    const prompt = start ?? continuation?.exec(line)?.[0]
    if (prompt === undefined) {
      continuation = undefined
      return { prompt: '', text: line, isCommand: false }
    }
    const text = line.slice(prompt.length)
    const isPython = continuation === PYTHON_CONTINUATION
    if (start === undefined ? isPython : PYTHON.test(start)) continuation = PYTHON_CONTINUATION
    else {
      end = end === undefined ? endOfText(text, 'bash') : text.trim() === end ? undefined : end
      const isQuoted = (start === undefined && continuation === QUOTE_CONTINUATION) || /["']/.test(text.replace(COMPLETE, ''))
      if (end !== undefined || CONTINUES.test(text)) continuation = SHELL_CONTINUATION
      else continuation = isQuoted ? QUOTE_CONTINUATION : undefined
    }
    return { prompt, text, isCommand: true }
  })
}
