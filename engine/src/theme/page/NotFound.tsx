import type { ReactNode } from 'react'
import type { InterfaceTexts } from '../../common'
import type { PageModule, PageProps } from '../../model'

/** Body of the page for addresses that don't exist, on sites without `pages/404.tsx`. */
function NotFound({ context }: PageProps): ReactNode {
  const texts = context.texts.notFound
  return (
    <section className="narrow-page">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <p>
        <a href={context.href('/')}>{texts.home}</a>
      </p>
      {/* Filled by `browser/navigation/missing-page.browser.ts`. */}
      <div data-similar-pages="" hidden>
        <h2>{texts.similar}</h2>
        <ul />
      </div>
    </section>
  )
}

/** Creates the not-found page of a site without one. */
export function notFoundPage({ notFound: { title, text } }: InterfaceTexts): PageModule {
  return { page: { id: 'not-found', title, description: text }, default: NotFound }
}
