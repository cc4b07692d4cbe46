import type { Problem } from '../model'
import type { ArticleCache } from './article-cache'
import type { Site } from './site'

/** Finds problems in the text of pages that aren't part of the site because of other errors, for example in their front matter. */
export async function checkUnplaced(site: Site, articles: ArticleCache): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const page of site.unplaced) problems.push(...(await articles.get(site, page)).problems)
  return problems
}
