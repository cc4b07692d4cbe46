import { addressOf } from '../../load'
import type { Problem } from '../../model'

/** Something that is written to the built site. */
export interface Written {
  /** Where readers find it. */
  path: string
  /** The file it comes from, as errors name it. */
  file: string
}

/**
 * Pages and files that have one address: a server that completes `.html` and `index.html`, or a file system that doesn't distinguish letter
 * case, would answer with one of them. One problem for each address.
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
        hint: 'Rename all but one. Addresses that differ only in ".html", "index.html", a closing slash or letter case are the same.',
        at: second.file,
      },
    ]
  })
}
