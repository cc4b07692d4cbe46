import type { ReactNode } from 'react'
import { breakableName } from '../../compile'
import type { PageView } from '../../model'
import { markdownHref } from '../head/page-addresses'
import { Sentence } from '../Sentence'

/** Words per minute. */
const READING_SPEED = 200

/** Title, lead and metadata: tests, reading or task time, last change, Markdown copy, link for editing. */
export function PageHeader(view: PageView): ReactNode {
  const { doc, article, texts } = view
  const { hide_title: hidesTitle = false, description, page_type, task_minutes } = doc.source?.frontMatter ?? {}
  const lead = description ?? (doc.kind === 'generated-index' ? doc.description : undefined)
  const markdown = markdownHref(view)
  return (
    <header className="page-header">
      {!hidesTitle && <h1>{breakableName(doc.title)}</h1>}
      {lead !== undefined && <p className="lead">{lead}</p>}
      {(article || markdown !== undefined) && (
        <div className="page-meta">
          {article?.tested === 'all' && <TestedBadge {...view} />}
          {article && page_type !== 'api' && (
            <span>
              {task_minutes === undefined
                ? texts.pageHeader.readingTime(Math.max(1, Math.round(article.words / READING_SPEED)))
                : texts.pageHeader.taskTime(task_minutes)}
            </span>
          )}
          {doc.updated !== undefined && (
            <span>
              <Sentence parts={texts.pageHeader.updated(<time dateTime={doc.updated}>{texts.date(doc.updated)}</time>)} />
            </span>
          )}
          <span className="page-tools">
            {markdown !== undefined && (
              <button type="button" className="copy-page">
                {texts.pageHeader.copyPage}
              </button>
            )}
            {markdown !== undefined && (
              <a href={markdown} type="text/markdown">
                {texts.pageHeader.viewAsMarkdown}
              </a>
            )}
            {doc.editUrl !== undefined && <a href={doc.editUrl}>{texts.editPage}</a>}
          </span>
        </div>
      )}
    </header>
  )
}

/** The version that all code of the page was tested with. The details list the releases in the environment. */
function TestedBadge({ activeVersion, config, texts }: PageView): ReactNode {
  const badge = texts.pageHeader.tested(activeVersion.label)
  const releases = Object.entries(config.versions.find(({ name }) => name === activeVersion.name)?.testedWith ?? {})
  if (releases.length === 0) return <span className="tested">{badge}</span>
  return (
    <details className="tested-with">
      <summary className="tested">{badge}</summary>
      <p>{releases.map(([name, release]) => `${name} ${release}`).join(', ')}</p>
    </details>
  )
}
