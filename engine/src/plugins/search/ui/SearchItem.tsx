import { z } from 'zod'
import type { NavbarItemType } from '../../../model'
import { Island } from '../../../render'
import search from './Search.island'

/**
 * The search button of the navbar: `{ type: 'plugin', name: 'search' }`.
 * @param route of the search page
 * @param report page where readers report missing results
 */
export function searchItem(route: string, report: string | undefined): NavbarItemType {
  return {
    schema: z.strictObject({}),
    component: ({ view }) => (
      <Island of={search} props={{ page: view.href(route), ...(report === undefined ? {} : { report }) }} />
    ),
  }
}
