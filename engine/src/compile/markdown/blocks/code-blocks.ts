import type { Code } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { escapeText, writeHref } from '../../../common'
import { LONG_SCRIPT } from '../../../common/index.browser'
import { type DocsErrorParts, resolveLanguage, type Snippet } from '../../../model'
import { CodeBlock } from '../../code/CodeBlock'
import type { CodeBlockView } from '../../code/code-block-view'
import { copiedCode } from '../../code/copied-code'
import { parseFenceMeta } from '../../code/fence-meta'
import { parseLineRanges } from '../../code/line-ranges'
import { linesToHtml } from '../../code/lines-to-html'
import { linkNames } from '../../code/link-names'
import { type CodeLine, parseMarks } from '../../code/marks'
import { checkPrompts, languageOfSession, readSession } from '../../code/prompts'
import { fillCode } from '../inline/fill-code'
import { hintForDirective } from '../parse/lookalikes'
import { sourceOf } from '../parse/unit'
import { attempt, report } from '../scope'
import type { PageState, Scope } from '../state'
import { renderDiagram } from './diagrams'
import { withFileLine } from './with-file-line'

const DIAGRAM: Omit<DocsErrorParts, 'at'> = {
  code: 'code-language',
  title: 'Diagrams in this language are not supported.',
  hint: 'Write the graph in DOT: ```dot alt="What it shows". See docs/authoring.md, "Diagrams".',
}
const FORMULA: Omit<DocsErrorParts, 'at'> = {
  code: 'math',
  title: 'Pages do not support formulas.',
  hint: 'Write it as text with <sub> and <sup>, or in a code block ```text.',
}

/** Errors for fences that other engines render as diagrams or formulas. */
const OTHER_FENCES: Readonly<Record<string, Omit<DocsErrorParts, 'at'>>> = {
  mermaid: DIAGRAM,
  plantuml: DIAGRAM,
  graphviz: DIAGRAM,
  math: FORMULA,
  katex: FORMULA,
}

/** Renders a fenced block: code, or a diagram. Raises the errors of `code/` and `diagrams/`, with the line if it is known. */
export function renderFence(fence: Code, scope: Scope): ReactNode {
  checkClosed(fence, scope)
  const node = { ...fence, value: fillCode(fence, scope) }
  if (node.lang === 'dot') return renderDiagram(node, scope)
  const instead = node.lang ? (OTHER_FENCES[node.lang] ?? directiveFence(node.lang)) : undefined
  if (instead && !scope.page.config.code.languages.includes(node.lang ?? '')) {
    report(scope, node, instead)
    return null
  }
  const rendered = attempt(scope, node, () => {
    const { page, unit } = scope
    const language = resolveLanguage(node.lang ?? undefined, page.config.code.languages)
    const meta = parseFenceMeta(node.meta ?? '')
    const code = node.value
    // A text block with this title looks like the recorded output of a snippet.
    if (language === 'text' && meta.title === page.texts.codeBlock.output)
      return createElement(CodeBlock, { language, html: '', output: code } satisfies CodeBlockView)
    const lines = withFileLine(unit, node, () => {
      checkPrompts(code, language)
      return markLines(code, language, meta.ranges)
    })
    if (page.config.snippets.languages.includes(languageOfSession(language) ?? language)) page.hasUntestedCode = true
    return renderCode({ lines, language, title: meta.title, lineNumbersFrom: meta.lineNumbersFrom }, page)
  })
  return rendered ?? null
}

/** The error for a fence of other engines with a directive in braces. */
function directiveFence(lang: string): Omit<DocsErrorParts, 'at'> | undefined {
  const name = /^\{([\w:.-]+)\}?$/.exec(lang)?.[1]
  if (name === undefined) return undefined
  return { code: 'foreign-syntax', title: `"${lang}" is not a language.`, hint: hintForDirective(name) }
}

/** Reports an unclosed fence, which would silently include the rest of the page. */
function checkClosed(node: Code, scope: Scope): void {
  const source = sourceOf(scope.unit, node).trimEnd()
  const opening = /^(`{3,}|~{3,})/.exec(source)?.[1]
  const lines = source.split('\n')
  if (
    opening === undefined ||
    (lines.length > 1 &&
      lines
        .at(-1)
        ?.replace(/^[\s>]*/, '')
        .startsWith(opening))
  )
    return
  report(scope, node, {
    code: 'fence-open',
    title: 'A code block is never closed.',
    hint: `Put a line "${opening}" where it ends.`,
  })
}

/** Input of {@link renderCode}. */
export interface CodeParts extends Pick<CodeBlockView, 'language'> {
  lines: readonly CodeLine[]
  title?: string | undefined
  tested?: string | undefined
  output?: string | undefined
  lineNumbersFrom?: number | undefined
  /** Possible link targets, without scheme, by code. The first target that a page defines is used. */
  names?: Snippet['names']
}

/** Marks lines by their numbers if `ranges` is set, otherwise by comments. */
export function markLines(code: string, language: string, ranges: string | undefined): CodeLine[] {
  return parseMarks(code, language, ranges === undefined ? undefined : parseLineRanges(ranges, code.split('\n').length))
}

/** Renders a code block with its output. Long scripts have line numbers, so that readers can refer to lines. */
export function renderCode(parts: CodeParts, page: PageState): ReactNode {
  const { lines, language, title, tested, output, lineNumbersFrom, names } = parts
  const shown = lines.map((line) => line.text)
  const copied = copiedCode(lines, language)
  const isLong = language !== 'text' && lines.length >= LONG_SCRIPT
  const firstNumber = lineNumbersFrom ?? (isLong ? 1 : undefined)
  const highlighted = languageOfSession(language)
    ? highlightSession(shown, language, page)
    : page.highlight(shown.join('\n'), language)
  const linked = names ? linkNames(highlighted, (code) => addressOf(names[code], page)) : highlighted
  const html = linesToHtml(linked, lines, firstNumber)
  const view: CodeBlockView = {
    language,
    html,
    ...(copied === shown.join('\n') ? {} : { copied }),
    ...(title === undefined ? {} : { title }),
    ...(tested === undefined ? {} : { tested }),
    ...(output === undefined ? {} : { output }),
    ...(firstNumber === undefined ? {} : { lineNumbersFrom: firstNumber }),
  }
  return createElement(CodeBlock, view)
}

/** Highlights the commands of a terminal session. */
function highlightSession(lines: readonly string[], language: string, { config, highlight }: PageState): string {
  const session = readSession(lines, language)
  const grammar = languageOfSession(language) ?? 'text'
  const commands = session.filter((line) => line.isCommand).map((line) => line.text)
  const highlighted = highlight(commands.join('\n'), config.code.languages.includes(grammar) ? grammar : 'text').split('\n')
  return session
    .map(({ prompt, text, isCommand }) => {
      if (!isCommand) return escapeText(text)
      const html = highlighted.shift() ?? ''
      return prompt === '' ? html : `<span class="prompt">${escapeText(prompt)}</span>${html}`
    })
    .join('\n')
}

/** Address of the first of these names that a page defines (`snippets.names`). */
function addressOf(names: readonly string[] = [], { config, lookups }: PageState): string | undefined {
  const scheme = config.snippets.names
  if (scheme === undefined) return undefined
  for (const name of names) {
    const found = lookups.name(`${scheme}:${name}`)
    if (found) return writeHref(found.route, config) + (found.id && `#${found.id}`)
  }
  return undefined
}
