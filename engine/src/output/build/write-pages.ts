import type { Problem, Problems } from '../../model'
import { DocsError } from '../../model'
import type { LinkedPage, Site } from '../../site'
import type { OutputWriter } from '../output-writer'
import type { Outputs } from '../outputs'
import type { Steps } from './steps'

/** Input of {@link writePages}. */
export interface PageInputs {
  site: Site
  outputs: Outputs
  writer: OutputWriter
  steps: Steps
  problems: Problems
}

/** What the pages of a build refer to. */
export interface WrittenPages {
  pages: LinkedPage[]
  /** Static files that documents refer to. */
  assets: Set<string>
  /** The subset of `assets` that pages show as images. */
  images: Set<string>
}

/**
 * Compiles and writes all pages. After the first error, pages are no longer written, but content pages are still compiled and component pages are
 * rendered, to find all problems.
 */
export async function writePages({ site, outputs, writer, steps, problems }: PageInputs): Promise<WrittenPages> {
  const { documents } = outputs
  const written: WrittenPages = { pages: [], assets: new Set(), images: new Set() }
  let failed = problems.errors.length > 0
  try {
    for (const [done, doc] of site.docs.entries()) {
      steps.begin('compile')
      const found = await documents.check(doc)
      problems.list.push(...found)
      failed ||= found.some(isError)
      if (!failed || doc.kind !== 'doc') {
        steps.begin('render')
        try {
          const { linked, assets, images } = await documents.open(doc)
          written.pages.push(linked)
          for (const used of assets) written.assets.add(used)
          for (const shown of images) written.images.add(shown)
          for (const output of outputs.ofPage(doc)) await writer.add(output)
        } catch (error) {
          if (!(error instanceof DocsError)) throw error
          failed = true
          addOnce(problems, error)
        }
      }
      steps.progress(done + 1, site.docs.length)
    }
  } finally {
    steps.begin('write')
    await writer.flush()
  }
  return written
}

/** Records an error. Something that all pages contain, such as an item of the navbar, fails on each page. */
export function addOnce(problems: Problems, { parts }: DocsError): void {
  const { code, title, at } = parts
  if (!problems.list.some((known) => known.code === code && known.title === title && known.at === at)) problems.error(parts)
}

const isError = ({ severity }: Problem) => severity === 'error'
