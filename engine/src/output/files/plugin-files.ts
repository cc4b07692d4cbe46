import type { PluginFile } from '../../model'
import type { Site } from '../../site'

/**
 * Collects the files that plugins add to a site. Content that takes time isn't created yet.
 * @throws DocsError errors of plugins
 */
export async function pluginFiles({ additions }: Pick<Site, 'additions'>): Promise<PluginFile[]> {
  const files: PluginFile[] = []
  for (const output of additions) files.push(...((await output.files?.()) ?? []))
  return files
}

/** A file of a plugin with its content. */
export interface FinishedFile extends PluginFile {
  content: string | Uint8Array
}

/** Creates the content of files that takes time, one file after another. */
export async function finishFiles(files: readonly PluginFile[]): Promise<FinishedFile[]> {
  const finished: FinishedFile[] = []
  for (const file of files)
    finished.push({ ...file, content: typeof file.content === 'function' ? await file.content() : file.content })
  return finished
}
