import { Parser } from 'htmlparser2'

/** What is wrong with an attribute, and what to do. */
interface AttributeFault {
  code: 'blocked-attribute'
  title: string
  hint: string
}

/** Why an attribute has no effect in a page that is rendered at build; `undefined` if it has. */
export function attributeFault(element: string, name: string): AttributeFault | undefined {
  if (name === 'style') {
    return {
      code: 'blocked-attribute',
      title: `<${element}> has the attribute "style", which the content security policy blocks.`,
      hint: 'Give the element a className and write the style in a CSS file of the site.',
    }
  }
  if (/^on[a-z]/i.test(name)) {
    return {
      code: 'blocked-attribute',
      title: `<${element}> has the event handler "${name}", which never runs: the page is rendered at build.`,
      hint: 'Put what reacts to readers into an island (islands/*.island.tsx); in plain HTML, remove it.',
    }
  }
  return undefined
}

/** Finds most of what the parser would find, much faster. */
const CANDIDATE = /<[a-z][^<>]*\s(?:style|on[a-z]+)=/i

/** The first attribute in a document that browsers would ignore, or that would run a script. */
export function findBlockedAttribute(html: string): AttributeFault | undefined {
  if (!CANDIDATE.test(html)) return undefined
  let found: AttributeFault | undefined
  const parser = new Parser({
    onopentag(element, attributes) {
      for (const name of Object.keys(attributes)) found ??= attributeFault(element, name)
    },
  })
  parser.end(html)
  return found
}
