import { inlineCode } from 'docs-engine'
import type { Expectation } from './read-expectations'

/** Folder of the pages below the version. */
export const FOLDER = 'reference/expectations'

/** The page of an Expectation, from the root of the version. */
export const pageOf = (type: string) => `/${FOLDER}/${type}`

/** The name of a class as a link to its page. */
export const classLink = ({ class: name, type }: Pick<Expectation, 'class' | 'type'>) => `[${inlineCode(name)}](${pageOf(type)})`
