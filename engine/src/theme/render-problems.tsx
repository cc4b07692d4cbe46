import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { interfaceTexts } from '../common'
import type { Assets } from '../model'
import { codeFrame, type DocsErrorParts } from '../model'

/** Reads the source file of a problem. */
type ReadFile = (file: string) => string | undefined

/**
 * Renders the document that the development server shows instead of a page with errors: each problem with its position, source and hint.
 */
export function renderProblems(problems: readonly DocsErrorParts[], assets: Assets, read: ReadFile): string {
  const texts = interfaceTexts().problems
  const html = (
    <html lang="en" data-theme="dark" data-dev-problems="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{texts.count(problems.length)}</title>
        <link rel="stylesheet" href={assets.stylesheet} />
      </head>
      <body>
        <main className="problems">
          <h1>{texts.heading(problems.length)}</h1>
          <ProblemList problems={problems} read={read} />
        </main>
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}

/** Renders the list of problems that the development server adds to a page that can still be rendered. */
export function renderNotice(problems: readonly DocsErrorParts[], read: ReadFile): string {
  return renderToStaticMarkup(
    <aside className="problems problems-notice" aria-label={interfaceTexts().problems.onThisPage}>
      <ProblemList problems={problems} read={read} />
    </aside>,
  )
}

function ProblemList({ problems, read }: { problems: readonly DocsErrorParts[]; read: ReadFile }): ReactNode {
  const frames = problems.map(({ at }) => codeFrame(at, read))
  return (
    <ol>
      {problems.map((problem, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={i}>
          <p className="problem-title">{problem.title}</p>
          {problem.at !== undefined && <p className="problem-at">{problem.at}</p>}
          {frames[i] !== undefined && <pre className="problem-frame">{frames[i]}</pre>}
          {problem.hint !== undefined && <p>{problem.hint}</p>}
          <p className="problem-code">{problem.code}</p>
        </li>
      ))}
    </ol>
  )
}
