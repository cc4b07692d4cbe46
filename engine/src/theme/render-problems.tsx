import { renderToStaticMarkup } from 'react-dom/server'
import { codeFrame, type DocsErrorParts } from '../errors'
import type { Assets } from './page-view'

/**
 * A document for the dev server that shows what keeps a page from being rendered: each problem with its place, source and what to do.
 * @param read the text of a file that a place names
 */
export function renderProblems(
  problems: readonly DocsErrorParts[],
  assets: Assets,
  read: (file: string) => string | undefined,
): string {
  const frames = problems.map(({ at }) => codeFrame(at, read))
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`
  const html = (
    <html lang="en" data-theme="dark" data-dev-problems="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{count}</title>
        <link rel="stylesheet" href={assets.stylesheet} />
      </head>
      <body>
        <main className="problems">
          <h1>{count} to mend</h1>
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
        </main>
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}
