import { z } from 'zod'
import { Island, type NavbarItemType } from '../../../plugin'
import search, { type SearchProps } from './Search.island'

/**
 * The search button of the navbar: `{ type: 'plugin', name: 'search' }`.
 * @param route of the search page
 * @param options page where readers report missing results, and whether a slash opens the dialog
 */
export function searchItem(route: string, { report, slashKey = true }: Pick<SearchProps, 'report' | 'slashKey'>): NavbarItemType {
  return {
    schema: z.strictObject({}),
    component: ({ view }) => (
      <Island
        of={search}
        props={{ page: view.href(route), ...(report === undefined ? {} : { report }), ...(slashKey ? {} : { slashKey }) }}
      />
    ),
  }
}
