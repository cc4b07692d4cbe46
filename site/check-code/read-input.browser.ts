import type { Refusal } from './model.browser'

/** Maximum length of a text that is checked, in characters. */
export const MAX_LENGTH = 2_000_000

/** A text that can be checked. */
export type Input =
  | { kind: 'python'; code: string }
  /** The code of all cells; `cells` contains the line of the code at which each of them begins, counted from 1. */
  | { kind: 'notebook'; code: string; cells: { number: number; line: number }[] }
  | { kind: 'traceback'; code: string; error: string }

/** Recognizes what a reader has pasted. */
export function readInput(text: string): Input | { refusal: Refusal } {
  if (text.length > MAX_LENGTH) return { refusal: 'large' }
  const code = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (code.trim() === '') return { refusal: 'empty' }
  if (/^\s*\{/.test(code) && /"cells"\s*:/.test(code)) return readNotebook(code)
  const error = readTraceback(code)
  if (error !== undefined) return { kind: 'traceback', code, error }
  if (isOtherLanguage(code)) return { refusal: 'language' }
  if (isYaml(code)) return { refusal: 'yaml' }
  if (/^(>>>|In \[\d+\]:) /m.test(code)) return { kind: 'python', code: readPrompts(code) }
  return { kind: 'python', code: hideMagics(readDatabricks(code)) }
}

interface Cell {
  cell_type?: unknown
  source?: unknown
}

function readNotebook(text: string): Input | { refusal: Refusal } {
  let cells: Cell[]
  try {
    const notebook: { cells?: unknown } = JSON.parse(text)
    if (!Array.isArray(notebook.cells)) return { refusal: 'notebook' }
    cells = notebook.cells
  } catch {
    return { refusal: 'notebook' }
  }
  let code = ''
  let line = 1
  const starts: { number: number; line: number }[] = []
  for (const [i, { cell_type, source }] of cells.entries()) {
    if (cell_type !== 'code') continue
    const lines = Array.isArray(source) ? source.join('') : typeof source === 'string' ? source : ''
    if (/^\s*%%(?!time|capture|python)/.test(lines)) continue
    const own = `${hideMagics(lines.replaceAll(/\r\n?/g, '\n'))}\n`
    starts.push({ number: i + 1, line })
    code += own
    line += own.split('\n').length - 1
  }
  return starts.length === 0 ? { refusal: 'no-code' } : { kind: 'notebook', code, cells: starts }
}

/** The lines of a notebook in the source format of Databricks, without the cells in other languages. */
function readDatabricks(code: string): string {
  if (!code.startsWith('# Databricks notebook source')) return code
  return code.replaceAll(/^# MAGIC %pip.*$/gm, (line) => ' '.repeat(line.length))
}

/** Replaces commands of notebooks by comments of the same length. */
function hideMagics(code: string): string {
  return code.replaceAll(
    /^([ \t]*)([%!?])(?=[\w%!?.{/])(.*)$/gm,
    (_, indent: string, __: string, rest: string) => `${indent}#${rest}`,
  )
}

/** The input in a session of the interpreter; other lines become empty. */
function readPrompts(code: string): string {
  return code
    .split('\n')
    .map((line) => /^(?:>>>|\.\.\.|In \[\d+\]:|\s+\.\.\.:) ?(.*)$/.exec(line)?.[1] ?? '')
    .join('\n')
}

/** The last line of a traceback, with its continuation. */
function readTraceback(code: string): string | undefined {
  const lines = code.trimEnd().split('\n')
  const isError = /^(?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|NotFound|Warning)\b(?::\s|$)/
  const at = lines.findLastIndex((line) => isError.test(line))
  if (at < 0) return undefined
  const isTraceback = lines.some((line) => /^\s*(Traceback \(most recent call last\)|File ".*", line \d+|-+> ?\d+ )/.test(line))
  return isTraceback || at === 0 ? lines.slice(at).join('\n') : undefined
}

function isOtherLanguage(code: string): boolean {
  const line = code.trimStart()
  if (
    /^(<!doctype|<html|<\?xml|<\?php|package \w|#include|using \w+;|public class|SELECT\s|CREATE\s+TABLE|WITH \w+ AS \()/i.test(
      line,
    )
  )
    return true
  return (
    /^(const|let|var|function|export|interface|type) [\w{*]/m.test(code) && !/^(def|from|import \w+$|class \w+.*:$)/m.test(code)
  )
}

/** Whether the text is a YAML file: keys at the beginning of most lines, and no statements of Python. */
function isYaml(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  const keys = lines.filter((line) => /^\s*(- )?[\w-]+:(\s|$)/.test(line) || /^\s*- /.test(line) || /^---/.test(line))
  return lines.length > 0 && keys.length / lines.length > 0.7 && !/^(import|from|def|class|for|if|with|try)\b.*/m.test(code)
}
