const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** An ISO date as readers of English see it: `2026-11-14` → `14 Nov 2026`. Written out here so that no machine's locale data decides. */
export function formatDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}
