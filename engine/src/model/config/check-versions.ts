import type { z } from 'zod'
import { bulleted, didYouMean, type Problem } from '../errors'
import type { NavbarConfig } from './navbar'
import type { VersionsSchema } from './versions'

type Versions = z.output<typeof VersionsSchema>

/** Reports versions with the same name or path, and requires exactly one latest version. */
export function checkVersions(versions: Versions, at: string): Problem[] {
  const problems: Problem[] = []
  const error = (title: string, hint: string) => problems.push({ severity: 'error', code: 'config-versions', title, hint, at })
  const last = versions.filter((version) => version.isLast)
  if (last.length !== 1) {
    const found = last.length === 0 ? 'No version has' : `The versions ${quoteNames(last)} all have`
    error(`${found} "isLast".`, 'Set isLast: true for the version that readers should use, and for no other.')
  }
  for (const name of findDuplicates(versions.map((version) => version.name))) {
    error(`Two versions have the name "${name}".`, 'Change one of the names.')
  }
  for (const path of findDuplicates(versions.map((version) => version.path.toLowerCase()))) {
    error(`Two versions have the path "${path}".`, 'Change one of the paths.')
  }
  return problems
}

/** Reports unknown versions in version dropdowns. */
export function checkVersionNames(navbar: NavbarConfig, versions: Versions, at: string): Problem[] {
  const names = versions.map((version) => version.name)
  return navbar.items.flatMap((item, i) => {
    if (item.type !== 'versionDropdown') return []
    const setting = `navbar.items[${i}].versions`
    const unknown = (item.versions ?? []).filter((name) => !names.includes(name))
    return unknown.map((name): Problem => {
      const title = `${setting} contains the version "${name}", which does not exist.`
      const hint = `${didYouMean(name, names)} Available versions:\n${bulleted(names)}`
      return { severity: 'error', code: 'unknown-version', title, hint, at }
    })
  })
}

/** The values that occur more than once. */
export function findDuplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}

const quoteNames = (versions: Versions) => versions.map((version) => `"${version.name}"`).join(', ')
