import type { PluginFile } from '../../model'
import type { Site } from '../site'

/**
 * The files that plugins add to a site; contents that take time are still to be made.
 * @throws DocsError of a plugin
 */
export async function pluginFiles({ additions }: Pick<Site, 'additions'>): Promise<PluginFile[]> {
  const files: PluginFile[] = []
  for (const output of additions) files.push(...((await output.files?.()) ?? []))
  return files
}

/** A file of a plugin as it is written. */
export interface FinishedFile extends PluginFile {
  content: string | Uint8Array
}

/** Makes the contents that take time, one after the other. */
export async function finishFiles(files: readonly PluginFile[]): Promise<FinishedFile[]> {
  const finished: FinishedFile[] = []
  for (const file of files)
    finished.push({ ...file, content: typeof file.content === 'function' ? await file.content() : file.content })
  return finished
}
