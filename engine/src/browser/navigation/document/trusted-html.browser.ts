/** The part of the Trusted Types API that the one policy needs. */
interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Rules
}

interface Rules {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

const rules: Rules = { createHTML: (html) => html, createScriptURL: (url) => url }
let policy: Rules | undefined

/** The policy named `docs`. Created once, because browsers refuse a second policy with the same name. */
function docsPolicy(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('docs', rules) ?? rules
  return policy
}

/** Marks HTML of the site's documents as safe to parse. Never call it with text from readers, addresses or other hosts. */
export function trustedHtml(html: string): string {
  return docsPolicy().createHTML(html)
}

/** Marks the URL of a script or worker of the site or its configuration as safe to load. */
export function trustedScriptUrl(url: string): string {
  return docsPolicy().createScriptURL(url)
}
