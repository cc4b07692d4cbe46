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

/** The policy named `docs`, made at the first use and never again: browsers refuse a second one of the name. */
function docsPolicy(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('docs', rules) ?? rules
  return policy
}

/** Marks HTML of our own documents as safe to parse. Never hand it text from readers, addresses or other hosts. */
export function trustedHtml(html: string): string {
  return docsPolicy().createHTML(html)
}

/** Marks the address of a script or worker, ours or configured, as safe to load. */
export function trustedScriptUrl(url: string): string {
  return docsPolicy().createScriptURL(url)
}
