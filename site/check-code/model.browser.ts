/**
 * How sure a finding is. `certain`: the code fails or has no effect in the new release. `possible`: it does if the object is what its name suggests.
 * `works`: it still runs, but isn't part of the public API.
 */
export type Certainty = 'certain' | 'possible' | 'works'

/** A replacement of a range of the checked code. */
export interface Edit {
  from: number
  to: number
  text: string
}

/** Something in the checked code that has changed. */
export interface Finding {
  /** Range in the checked code. */
  from: number
  to: number
  /** Both start at 1. */
  line: number
  column: number
  /** Number of the last line of the statement. */
  lastLine: number
  /** Cell and line in it, for notebooks. */
  cell?: { number: number; line: number }
  certainty: Certainty
  /** What was found, as code. */
  old: string
  /** Names of the new release, as in the table of the guide, if the name has a successor. */
  successors: readonly string[]
  /** One or two sentences with code in backticks. */
  text: string
  /** ID of the row in the tables of the guide. */
  row?: string
  /** ID of the heading of the step in the guide. */
  step?: string
  /** Address of the page of the new release with more information, without base URL. */
  page?: string
  /** The code to write instead, with the names of the reader. */
  replacement?: string
  /** Changes of the code; missing if the code can't be changed without a decision. */
  edits?: readonly Edit[]
}

/** What a check has found. */
export interface Report {
  kind: 'python' | 'notebook' | 'traceback'
  /** The checked code: that of the reader, or the code of all cells of a notebook. */
  code: string
  /** In the order of the code. */
  findings: Finding[]
  /** The first line that isn't valid Python. Later lines are checked as far as possible. */
  syntaxError?: { line: number; column: number }
  /** The code for the new release. Missing if a part has no certain replacement. */
  draft?: string
}

/** Why a text can't be checked. */
export type Refusal = 'empty' | 'large' | 'language' | 'notebook' | 'no-code' | 'yaml'

/** An old name with its replacement: a row of the guide. */
export interface GuideRow {
  change: 'renamed' | 'moved' | 'replaced' | 'gone'
  new: readonly string[]
  note?: string
  page?: string
  /** ID of the heading of the step. */
  step: string
}

/** `[state, type?, removed parameters?]`. State: `g` gone, `w` works but isn't public, `n` new. The type of a list begins with `[]`. */
export type MemberData = readonly [state?: string, type?: string, removed?: string]

/** The data of `library.json`, which `npm run check-data` writes. */
export interface LibraryData {
  old: string
  new: string
  /** Removed modules, below the package. */
  modules: readonly string[]
  /** Removed names by module. */
  names: Readonly<Record<string, readonly string[]>>
  /** Class of the new release, positional arguments, and removed arguments, by type of Expectation. */
  expectations: Readonly<Record<string, readonly [name: string, args: string, removed: string]>>
  classes: Readonly<Record<string, { g?: number; b?: readonly string[]; p?: string; m?: Readonly<Record<string, MemberData>> }>>
}

/** Everything that the checker knows about both releases. */
export interface Knowledge {
  library: LibraryData
  rows: Readonly<Record<string, GuideRow>>
  /** Messages of the new release with the rows that explain them. */
  errors: readonly (readonly [message: string, row: string])[]
}
