/** Name of an exception's class, and the modules before it. */
const CLASS = String.raw`(?:\w+\.)*[A-Z]\w*(?:Error|Exception|Warning)`
const MODULES = /\b(?:[a-z_]\w*\.)+(?=[A-Z]\w*(?:Error|Exception|Warning)\b)/g
/** The class of the object in messages of Python: classes with the same interface have the same problem. */
const OWNER = /'\w+'(?= object has no attribute)|(?<=\btype object )'\w+'|\b\w+\.(?=\w+\(\) (?:got|missing|takes)\b)/g
/** Values that differ for each reader: URLs, absolute paths, addresses in memory, and numbers, except HTTP status codes. */
const DATA =
  /\w+:\/\/[^\s'"]+|(?<![\w.])(?:[A-Za-z]:)?(?:[\\/][\w.@~-]+){2,}[\\/]?|\b0x[\da-f]+\b|(?<![\w.-])(?![45]\d\d(?![\w.-]))\d[\d.,:-]*(?![\w-])/gi
/** A quoted value, also one whose end is cut off, and the details that pydantic appends. Apostrophes are no quotes. */
const VALUES = /(?<!\w)(['"`])(?:(?!\1).){1,200}\1(?!\w)|(?<!\w)['"`][^'"`]*$|\[type=[^\]]*\]?/g
const TRACEBACK = /^\s*Traceback \(/
const WITH_CLASS = new RegExp(String.raw`\b${CLASS}:?\s+\S`)
/** An exception in a traceback, in the output of pytest, in a log, or in JSON. The message can have several lines. */
const RAISED = new RegExp(String.raw`(?<![\w.])(${CLASS})(?::[ \t]*|\(['"])([^\n]+)`, 'g')

/** Whether a query is an error message: it contains the class of an exception and a text, or a quoted value between words. */
export function isErrorMessage(query: string): boolean {
  if (TRACEBACK.test(query) || WITH_CLASS.test(query)) return true
  const words = withoutValues(query)
  return words !== query && (words.match(/(?<!\S)\p{L}{2,}(?!\S)/gu)?.length ?? 0) > 2
}

/** A message as the index contains it: without modules, classes of objects, paths, and numbers. */
export function normalizeMessage(message: string): string {
  return message.replace(MODULES, '').replace(OWNER, ' ').replace(DATA, ' ')
}

/** A message without its quoted values. */
export function withoutValues(message: string): string {
  return message.replace(VALUES, ' ')
}

/** The last exception in a long text, such as a traceback, with the beginning of its message; `undefined` if there is none. */
export function lastException(text: string): { name: string; message: string } | undefined {
  const last = [...text.matchAll(RAISED)].at(-1)
  if (!last) return undefined
  const [, name = '', line = ''] = last
  const more = text.slice(last.index + last[0].length).split(/\n\s*\n/, 1)[0] ?? ''
  return { name: name.replace(/.*\./, ''), message: `${line} ${more.slice(0, MAX_MORE)}` }
}

/** Characters after the first line of a message that belong to it. */
const MAX_MORE = 300
