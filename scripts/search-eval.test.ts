import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bootstrap, halfOf, hasAnswer, scoreResults, summarize } from './lib/search-metrics.mjs'
import { formatPool, parsePool, shuffle } from './lib/search-pool.mjs'
import { addJudgments, KINDS, misspell, readQuestionFile, readQuestions, setsIn } from './lib/search-questions.mjs'

const FOLDER = join(import.meta.dirname, '../site/search-evaluation')
const QUESTIONS = setsIn(FOLDER).flatMap((set) => readQuestions(join(FOLDER, set)))
const page = (route: string, ...sections: string[]) => ({ page: route, sections })
const grades = (entries: Record<string, number>) => new Map(Object.entries(entries))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'))
const question = (id: string, more = {}) => JSON.stringify({ id, q: 'run it', kind: 'howto', version: 'current', ...more })

test('a page counts at its rank, with any section', () => {
  const judged = grades({ '/a': 3, '/b': 2, '/x': 1 })
  const results = [page('/x', '/x'), page('/b', '/b#any'), page('/a', '/a#one', '/a')]
  const score = scoreResults(judged, results, { minGrade: 2 })
  expect(score).toMatchObject({ reciprocalRank: 1 / 2, success: 0, isEmpty: false })
  // Gains of the grades 1, 2, and 3 are 1, 3, and 7.
  expect(score.ndcg).toBeCloseTo((1 + 3 / Math.log2(3) + 7 / 2) / (7 + 3 / Math.log2(3) + 1 / 2))
  expect(scoreResults(judged, results, { minGrade: 3 }).reciprocalRank).toBe(1 / 3)
  expect(scoreResults(judged, results, { minGrade: 1 })).toMatchObject({ reciprocalRank: 1, success: 1 })
})

test('pages after the tenth do not count', () => {
  const results = Array.from({ length: 11 }, (_, i) => page(`/${i}`, `/${i}`))
  expect(scoreResults(grades({ '/9': 3 }), results, { minGrade: 2 }).reciprocalRank).toBe(1 / 10)
  expect(scoreResults(grades({ '/10': 3 }), results, { minGrade: 2 }).reciprocalRank).toBe(0)
})

test('without an answer, only an empty list is right', () => {
  expect(scoreResults(grades({}), [], { minGrade: 2 })).toMatchObject({ success: 1, isEmpty: true })
  expect(scoreResults(grades({}), [page('/a', '/a')], { minGrade: 2 })).toMatchObject({ success: 0, isEmpty: false })
})

test('questions have an answer if a page has the grade', () => {
  expect(hasAnswer({ kind: 'howto', grades: grades({ '/a': 2, '/b': 0 }) }, 2)).toBe(true)
  expect(hasAnswer({ kind: 'howto', grades: grades({ '/a': 2, '/b': 0 }) }, 3)).toBe(false)
  expect(hasAnswer({ kind: 'howto', grades: grades({}) }, 1)).toBe(false)
  expect(hasAnswer({ kind: 'none', grades: grades({}) }, 3)).toBe(true)
})

test('version purity is the share of results in the searched version', () => {
  const results = [page('/a', '/a', '/a#one', '/a#two'), page('/old/a', '/old/a')]
  const isInVersion = (route: string) => !route.startsWith('/old')
  expect(scoreResults(grades({ '/a': 3 }), results, { minGrade: 2, isInVersion }).purity).toBe(0.75)
})

test('a summary contains means and intervals', () => {
  const judged = grades({ '/a': 2 })
  const scores = [scoreResults(judged, [page('/a', '/a')], { minGrade: 2 }), scoreResults(judged, [], { minGrade: 2 })]
  expect(summarize(scores)).toMatchObject({
    count: 2,
    success1: 0.5,
    mrr: 0.5,
    ndcg: 0.5,
    zero: 0.5,
    purity: 1,
    interval: [0, 1],
    successInterval: [0, 1],
  })
  expect(summarize([])).toMatchObject({ count: 0, mrr: 0, interval: [0, 0] })
  const values = Array.from({ length: 100 }, (_, i) => i % 2)
  expect(bootstrap(values)).toEqual(bootstrap(values))
  const [low, high] = bootstrap(values)
  expect([low > 0.35 && low < 0.45, high > 0.55 && high < 0.65]).toEqual([true, true])
})

test('reads questions with the judgments next to them', () => {
  write('a.jsonl', question('one'), '', question('typo', { kind: 'typo', from: 'two' }))
  write('a.qrels', 'one 0 /docs/a 3', 'one 0 /docs/b 0', '')
  write('b.jsonl', question('two'))
  write('b.qrels', 'two 0 /docs/c 2', '')
  expect(readQuestions(folder).map(({ id, grades: judged }) => [id, Object.fromEntries(judged)])).toEqual([
    ['one', { '/docs/a': 3, '/docs/b': 0 }],
    ['typo', { '/docs/c': 2 }],
    ['two', { '/docs/c': 2 }],
  ])
})

test.each([
  ['two 0 /docs/a 3', /Unknown question "two"/],
  ['one 0 /docs/a 4', /a\.qrels:1: .*grade from 0 to 3/],
  ['one 0 docs/a 3', /a\.qrels:1: /],
])('rejects the judgment "%s"', (line, message) => {
  write('a.jsonl', question('one'))
  write('a.qrels', line)
  expect(() => readQuestions(folder)).toThrow(message)
})

test.each([
  ['an unknown kind', question('one', { kind: 'other' }), /a\.jsonl:1: Unknown kind "other"/],
  ['an ID with a space', question('one two'), /a\.jsonl:1: The ID "one two" contains a space/],
  ['a derived question without its original', question('one', { from: 'two' }), /Unknown question "two"/],
])('rejects %s', (_, line, message) => {
  write('a.jsonl', line)
  expect(() => readQuestions(folder)).toThrow(message)
})

test('the answers of other questions are pages, with the highest grade of their sections', () => {
  const gold = [
    { route: '/docs/a#one', grade: 1 },
    { route: '/docs/a#two', grade: 3 },
    { route: '/docs/b', grade: 2 },
  ]
  write('a.jsonl', question('one', { gold }), question('two', { kind: 'none', gold: [] }))
  expect(readQuestionFile(join(folder, 'a.jsonl')).map(({ grades: judged }) => Object.fromEntries(judged))).toEqual([
    { '/docs/a': 3, '/docs/b': 2 },
    {},
  ])
  write('b.jsonl', question('one', { gold: [] }))
  expect(() => readQuestionFile(join(folder, 'b.jsonl'))).toThrow(/b\.jsonl:1: Only questions of the kind "none" have no gold/)
})

test('adds judgments to the file of the question, one per page, in order', () => {
  write('a.jsonl', question('one'))
  write('a.qrels', 'one 0 /docs/b 1', '')
  write('b.jsonl', question('two'))
  addJudgments(folder, [
    { id: 'one', page: '/docs/b', grade: 2 },
    { id: 'two', page: '/docs/c', grade: 3 },
    { id: 'one', page: '/docs/a', grade: 0 },
  ])
  expect(readFileSync(join(folder, 'a.qrels'), 'utf8')).toBe('one 0 /docs/a 0\none 0 /docs/b 2\n')
  expect(readFileSync(join(folder, 'b.qrels'), 'utf8')).toBe('two 0 /docs/c 3\n')
  expect(() => addJudgments(folder, [{ id: 'three', page: '/docs/a', grade: 1 }])).toThrow(/Unknown question "three"/)
})

test('a pool shows the description of each page and the lines with the most words of the question', () => {
  const text = '---\ntitle: "A"\n---\n\n# A\n\nAbout A.\n\nOther.\nRun.\nHow to run it.\nRun again.\n'
  const pool = formatPool([{ id: 'one', q: 'Run it', version: 'current', pages: [{ route: '/docs/a', title: 'A', text }] }])
  expect(pool).toBe('# one\nRun it (current)\n? /docs/a\n    A\n    About A.\n    How to run it.\n    Run.\n')
})

test('reads the grades in a pool', () => {
  const text = '# one\nrun it (current)\n3 /docs/a\n    A\n    /docs/x\n? /docs/b\n    B\n\n# two\nx (0.18)\n0 /docs/a\n'
  expect(parsePool(text)).toEqual({
    judgments: [
      { id: 'one', page: '/docs/a', grade: 3 },
      { id: 'two', page: '/docs/a', grade: 0 },
    ],
    open: 1,
  })
  expect(() => parsePool('# one\n4 /docs/a\n')).toThrow('one: "4" isn\'t a grade from 0 to 3.')
})

test('the order in a pool depends on the seed, not on the order of the results', () => {
  const list = ['/a', '/b', '/c', '/d', '/e', '/f']
  expect(shuffle(list, 'one')).toEqual(shuffle([...list].reverse(), 'one'))
  expect(shuffle(list, 'one')).not.toEqual(shuffle(list, 'two'))
  expect(shuffle(list, 'one').sort()).toEqual(list)
})

test('the questions have unique IDs, cover all kinds, and fall into two halves', () => {
  const count = (list: readonly unknown[]) => list.length
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(200)
  for (const kind of KINDS) expect([kind, count(QUESTIONS.filter((one) => one.kind === kind)) >= 15]).toEqual([kind, true])
  const share = count(QUESTIONS.filter(({ id }) => halfOf(id) === 'tuning')) / QUESTIONS.length
  expect(share).toBeGreaterThan(0.4)
  expect(share).toBeLessThan(0.6)
})

test('derived typos follow from the original question and the ID', () => {
  for (const { id, q, from } of QUESTIONS) {
    if (from === undefined) continue
    const original = QUESTIONS.find((one) => one.id === from)
    expect([id, original && misspell(original.q, id)]).toEqual([id, q])
  }
})
