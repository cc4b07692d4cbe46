import { hashText, notFoundPlaces } from '../../load'
import type { Doc, Problem } from '../../model'
import { asDocsError } from '../../model'
import { mediaType, type Output } from '../../output'
import type { Site } from '../../site'
import { comparableAddress } from '../preview'

/** A response of the dev server. */
export interface DevResponse {
  status: number
  type: string
  body: string | Uint8Array
}

/** Whether a problem prevents a page from being shown. */
export const isError = ({ severity }: Problem) => severity === 'error'

/** Sends a file as a build would write it. */
export async function send(output: Output): Promise<DevResponse> {
  const { create } = await output.open()
  return { status: 200, type: output.type ?? mediaType(output.path), body: await create() }
}

/** Adds a hash of the content to a document, so that the client can detect changes. */
export function htmlResponse(status: number, html: string): DevResponse {
  const body = html.replace('<html', `<html data-dev-version="${hashText(html)}"`)
  return { status, type: 'text/html; charset=utf-8', body }
}

/** Whether an error prevents an address from being shown: errors in the file of another page don't. */
export function isShownAt(at: string | undefined, route: string, page: Doc | undefined, { versions }: Site): boolean {
  const [, file, name, path = ''] = /^(content\/([^/]+)\/(.+)\.md|pages\/(.+)\.tsx)(?::|$)/.exec(at ?? '') ?? []
  if (file === undefined || page?.file === file) return true
  // A page with errors in its front matter has no address yet, so that of its file is used.
  const folder = versions.find((version) => version.name === name)?.path ?? ''
  const address = name === undefined ? file.slice('pages'.length, -'.tsx'.length) : `${folder}/${path}`
  return comparableAddress(address) === comparableAddress(route)
}

/** The route of the not-found page for an address. */
export function notFoundPlace({ docs, versions }: Site, route: string): string {
  const place = notFoundPlaces(docs, versions).find(({ below }) => route.toLowerCase().startsWith(below.toLowerCase()))
  return place?.route ?? '/404'
}

/** The problem that an exception stands for: its own parts, or the stack of an unknown error. */
export function asProblem(error: unknown): Problem {
  const known = asDocsError(error)
  if (known) return { ...known.parts, severity: 'error' }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: 'page-crash', severity: 'error', title: text, hint: 'A component threw an error while rendering.' }
}
