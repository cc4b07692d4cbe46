import { addressOf } from '../../load'
import type { Problem } from '../../model'

/** A file of the built site. */
export interface Written {
  /** Its address. */
  path: string
  /** Its source file, to report in errors. */
  file: string
}

/**
 * Reports pages and files with the same address, because a server that adds `.html` and `index.html`, or a file system that ignores letter case, would
 * serve only one of them. Returns one problem per address.
 */
export function checkAddresses(written: readonly Written[]): Problem[] {
  const byAddress = new Map<string, Written[]>()
  for (const one of written) byAddress.set(addressOf(one.path), [...(byAddress.get(addressOf(one.path)) ?? []), one])
  return [...byAddress.values()].flatMap((group): Problem[] => {
    const [first, second] = group
    if (!first || !second) return []
    const list = group.map(({ path, file }) => `- ${path} (${file})`).join('\n')
    return [
      {
        severity: 'error',
        code: 'output-conflict',
        title: `${group.length} files of the built site have the address ${addressOf(first.path)}:\n${list}`,
        hint: 'Rename all but one. Addresses are the same if they differ only in ".html", "index.html", a trailing slash or letter case.',
        at: second.file,
      },
    ]
  })
}
