import { Parser } from 'htmlparser2'

/** Elements with scripts, styles, or embedded content, or that affect the whole document. */
const FORBIDDEN = new Set([
  'applet',
  'base',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'link',
  'meta',
  'noscript',
  'object',
  'script',
  'style',
  'template',
])
/** Elements with an optional closing tag. */
const OPTIONAL_CLOSING_TAG = new Set(['li', 'p', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option'])
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset'])

/**
 * Finds problems in HTML of the configuration that the content security policy blocks or that would break the surrounding page: scripts, styles,
 * event attributes, `javascript:` URLs, and unclosed elements. Returns one sentence for each problem.
 */
export function findHtmlProblems(html: string): string[] {
  const problems = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      if (FORBIDDEN.has(name)) problems.add(`The element <${name}> is not allowed.`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) problems.add(`The event attribute "${attribute}" is not allowed.`)
        else if (attribute === 'style') problems.add('The attribute "style" is not allowed. Use a class.')
        else if (attribute === 'srcdoc') problems.add('The attribute "srcdoc" is not allowed.')
        else if (URL_ATTRIBUTES.has(attribute) && isScriptUrl(value)) {
          problems.add(`The address ${JSON.stringify(value)} runs a script.`)
        }
      }
    },
    onclosetag(name, implied) {
      if (implied && !VOID.has(name) && !OPTIONAL_CLOSING_TAG.has(name)) problems.add(`The element <${name}> is not closed.`)
    },
  })
  parser.write(html)
  parser.end()
  return [...problems]
}

/** Whether a URL runs a script. Ignores white space and control characters in the scheme, as browsers do. */
function isScriptUrl(value: string): boolean {
  return /^(?:javascript|vbscript|data:text\/html)/i.test(value.replaceAll(/[\s\u0000-\u001f]/g, ''))
}
