import { menu, panelToggle, repository } from '../browser'
import type { SiteIsland } from '../load'
import type { ErrorCode, Problem } from '../model'

/** Islands of the engine. Their names are reserved. */
const TAKEN = [menu, panelToggle, repository].map(({ name }) => name)

/**
 * Checks the islands of a site. Reports `island-name` if the name is invalid, reserved, or different from the file name, by which the build finds the
 * code; and `island-no-default` if a file doesn't export an island.
 */
export function checkIslands(islands: readonly SiteIsland[]): Problem[] {
  return islands.flatMap(({ file, island }): Problem[] => {
    const wanted = file.replace(/^.*\//, '').replace(/\.island\.tsx$/, '')
    const error = (code: ErrorCode, title: string, hint: string): Problem[] => [
      { severity: 'error', code, title, hint, at: file },
    ]
    if (!isDefinition(island)) {
      const hint = `Add: export default defineIsland({ name: '${wanted}', wake: '…', Component })`
      return error('island-no-default', 'The file does not export an island.', hint)
    }
    if (island.name !== wanted) {
      const hint = `Write name: '${wanted}', or rename the file to ${island.name}.island.tsx.`
      return error('island-name', `The island in this file is named ${JSON.stringify(island.name)}.`, hint)
    }
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(wanted)) {
      const hint = 'Use lowercase letters and digits, with hyphens between words: release-filter.'
      return error('island-name', `${JSON.stringify(wanted)} is not a valid name for an island.`, hint)
    }
    if (TAKEN.includes(wanted)) {
      const hint = `Choose another name. Reserved names: ${TAKEN.join(', ')}.`
      return error('island-name', `The name "${wanted}" belongs to an island of the engine.`, hint)
    }
    return []
  })
}

function isDefinition(value: unknown): value is { name: unknown } {
  return typeof value === 'object' && value !== null && 'name' in value && 'Component' in value
}
