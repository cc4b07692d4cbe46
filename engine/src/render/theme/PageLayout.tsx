import type { ReactNode } from 'react'
import type { PageView, RegionComponents } from '../../model'
import { MAIN_ID } from './main-id'

/** Layout of component pages: the page draws everything between navbar and footer itself. */
export function PageLayout({ view, regions }: { view: PageView; regions: RegionComponents }): ReactNode {
  return (
    <>
      <regions.SidebarPanel {...view} />
      <main id={MAIN_ID} className="page">
        {view.body}
      </main>
    </>
  )
}
