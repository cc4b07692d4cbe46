import { inlineCode } from '../../../plugin'
import type { PageMembers } from '../pages/write-content'

/** Lists what a class has in this version and not in another one, and the reverse. `undefined` if there are no differences. */
export function writeDifferences(own: PageMembers, other: PageMembers, label: string): string | undefined {
  const names = (members: PageMembers) => Object.keys(members.shown).filter((name) => name !== '')
  const link = (name: string) => (own.own.includes(name) ? `[${inlineCode(name)}](#${name})` : inlineCode(name))
  const added = names(own).filter((name) => !other.known.includes(name))
  const removed = names(other).filter((name) => !own.known.includes(name))
  // Methods of a family usually have the same changes.
  const changes = new Map<string, string[]>()
  for (const [name, parameters] of Object.entries(own.shown)) {
    const change = changeOf(parameters, other.shown[name])
    if (change !== undefined) changes.set(change, [...(changes.get(change) ?? []), name])
  }
  const rows = [
    ...(added.length === 0 ? [] : [`- Added: ${list(groupFamilies(added, own), link)}`]),
    ...(removed.length === 0 ? [] : [`- Removed: ${list(groupFamilies(removed, other), inlineCode)}`]),
    ...[...changes].map(([change, members]) => {
      const shown = groupFamilies(members, own).map((name) => (name === '' ? 'Constructor' : link(name)))
      return `- ${shown.join(', ')}: ${change}`
    }),
  ]
  return rows.length === 0 ? undefined : `## Changes since ${label} {#changes}\n\n${rows.join('\n')}`
}

function changeOf(own: readonly string[], other: readonly string[] | undefined): string | undefined {
  if (other === undefined) return undefined
  const added = own.filter((name) => !other.includes(name))
  const removed = other.filter((name) => !own.includes(name))
  const parts = [
    ...(added.length === 0 ? [] : [`added ${list(added, inlineCode)}`]),
    ...(removed.length === 0 ? [] : [`removed ${list(removed, inlineCode)}`]),
  ]
  return parts.length === 0 ? undefined : parts.join('; ')
}

/** Replaces all methods of a family by its title if none of them is missing. */
function groupFamilies(names: readonly string[], { families }: PageMembers): string[] {
  const isWhole = (title: string) => Object.keys(families).every((name) => families[name] !== title || names.includes(name))
  return [...new Set(names.map((name) => (families[name] !== undefined && isWhole(families[name]) ? families[name] : name)))]
}

const list = (names: readonly string[], write: (name: string) => string) => names.map(write).join(', ')
