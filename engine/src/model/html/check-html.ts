import { Parser } from 'htmlparser2'

/** Elements that run, load or style something, or take over the document. */
const REFUSED = new Set([
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
/** Elements whose closing tag HTML allows to leave out. */
const CLOSED_BY_ITSELF = new Set(['li', 'p', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'option'])
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const ADDRESS = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset'])

/**
 * What a piece of HTML from the configuration has that the strict policy or the page around it does not bear: scripts, styles,
 * event attributes, `javascript:` addresses, elements left open. One sentence each, in order; empty when the piece is fine.
 */
export function htmlFaults(html: string): string[] {
  const faults = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      if (REFUSED.has(name)) faults.add(`The element <${name}> is not allowed.`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) faults.add(`The event attribute "${attribute}" is not allowed.`)
        else if (attribute === 'style') faults.add('The attribute "style" is not allowed; give the element a class.')
        else if (attribute === 'srcdoc') faults.add('The attribute "srcdoc" is not allowed.')
        else if (ADDRESS.has(attribute) && isScriptAddress(value)) {
          faults.add(`The address ${JSON.stringify(value)} runs a script; write a plain link.`)
        }
      }
    },
    onclosetag(name, implied) {
      if (implied && !VOID.has(name) && !CLOSED_BY_ITSELF.has(name)) faults.add(`The element <${name}> is not closed.`)
    },
  })
  parser.write(html)
  parser.end()
  return [...faults]
}

/** Browsers skip white space and control characters inside a scheme, and so must we. */
function isScriptAddress(value: string): boolean {
  return /^(?:javascript|vbscript|data:text\/html)/i.test(value.replaceAll(/[\s\u0000-\u001f]/g, ''))
}
