import { renderToStaticMarkup } from 'react-dom/server'
import { interfaceTexts } from '../common'
import type { SiteSettings } from '../model'
import { Sentence } from './Sentence'

/**
 * A document that redirects to `to` (with base URL, or on another host) with `refresh` and a link, for hosts without redirects.
 * @param policy content security policy for a meta tag, which is added if `policyMeta` is set
 */
export function renderRedirectPage(to: string, config: SiteSettings, policy: string): string {
  const locale = config.locales[0]
  const address = to.startsWith('/') ? config.url + to : to
  const html = (
    <html lang={locale?.htmlLang ?? 'en'} dir={locale?.direction ?? 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {config.policyMeta && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <title>{config.title}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        {config.router === 'path' && <link rel="canonical" href={address} />}
      </head>
      <body>
        <main>
          <p>
            <Sentence parts={interfaceTexts(locale?.htmlLang).redirectPage(<a href={to}>{address}</a>)} />
          </p>
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(html)}`
}
