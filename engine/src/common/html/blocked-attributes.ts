import { Parser } from 'htmlparser2'

/** An error about an attribute that has no effect. */
interface AttributeProblem {
  code: 'blocked-attribute'
  title: string
  hint: string
}

/** Explains why an attribute has no effect on a page that is rendered at build time. Returns `undefined` if it has an effect. */
export function findAttributeProblem(element: string, name: string): AttributeProblem | undefined {
  if (name === 'style') {
    return {
      code: 'blocked-attribute',
      title: `<${element}> has the attribute "style", which the content security policy blocks.`,
      hint: 'Use a class and a CSS file of the site.',
    }
  }
  if (/^on[a-z]/i.test(name)) {
    return {
      code: 'blocked-attribute',
      title: `<${element}> has the event handler "${name}", which never runs, because the page is rendered at build time.`,
      hint: 'Put interactive elements into an island (islands/*.island.tsx). In plain HTML, remove the attribute.',
    }
  }
  return undefined
}

/** A quick check: documents without a match don't need to be parsed. */
const CANDIDATE = /<[a-z][^<>]*\s(?:style|on[a-z]+)=/i

/** Finds the first attribute in a document that has no effect. */
export function findBlockedAttribute(html: string): AttributeProblem | undefined {
  if (!CANDIDATE.test(html)) return undefined
  let found: AttributeProblem | undefined
  const parser = new Parser({
    onopentag(element, attributes) {
      for (const name of Object.keys(attributes)) found ??= findAttributeProblem(element, name)
    },
  })
  parser.end(html)
  return found
}
