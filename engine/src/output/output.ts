import { hashText } from '../load'
import type { Doc, PluginFile } from '../model'

/**
 * What a file of the built site is:
 *
 * - `document`, `copy`: the document of a page, and its Markdown copy
 * - `alias`: a document at another address than its page: the entry page of hash URLs, a page that redirects
 * - `static`: a file of the static folder, or a form of it with a content hash in its name
 * - `bundle`: styles, scripts, and data that the engine creates for browsers
 * - `plugin`: a file of a plugin
 * - `host`: a file that only web servers read
 */
export type OutputKind = 'document' | 'copy' | 'alias' | 'static' | 'bundle' | 'plugin' | 'host'

/** The content of a file of the built site. */
export interface OutputContent {
  /** Changes whenever the content changes. */
  key: string
  /**
   * Creates the content, which can take long.
   * @throws DocsError if that isn't possible
   */
  create(): string | Uint8Array | Promise<string | Uint8Array>
}

/** A file of the built site. A build writes it, the dev server sends it. */
export interface Output {
  /** Path in the output folder. */
  path: string
  kind: OutputKind
  /** The file that it comes from, to report in errors. */
  source: string
  /** The page whose content it is. */
  page?: Doc
  /** Media type, if the extension of the path doesn't determine it. */
  type?: string
  /** Set for a form of a static file that is written only if a document refers to the file, or shows it as an image. */
  onlyFor?: { file: string; as: 'assets' | 'images' }
  /** @throws DocsError if the key can't be determined, for example because a page can't be rendered */
  open(): OutputContent | Promise<OutputContent>
}

/** An output whose key is the hash of its content. */
export function textOutput(
  file: Pick<Output, 'path' | 'kind' | 'source' | 'type'>,
  create: () => string | Uint8Array | Promise<string | Uint8Array>,
): Output {
  return {
    ...file,
    async open() {
      const content = await create()
      return { key: hashText(content), create: () => content }
    },
  }
}

/** A file of a plugin. */
export function pluginOutput({ path, type, content }: PluginFile, source: string): Output {
  return textOutput(
    { path: path.slice(1), kind: 'plugin', source, type },
    typeof content === 'function' ? content : () => content,
  )
}
