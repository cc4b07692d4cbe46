import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** An HTML document whose elements can be found by tag names and attributes. */
export class Html {
  private readonly document

  constructor(readonly source: string) {
    this.document = parseDocument(source)
  }

  /** Elements with a tag name (`*` for any) and attributes. An attribute must equal a string, match a pattern, or with `true`, exist. */
  all(tag: string, attributes: Record<string, string | true | RegExp> = {}): Found[] {
    return DomUtils.getElementsByTagName(tag, this.document.children)
      .filter((element) =>
        Object.entries(attributes).every(([name, wanted]) => {
          const value = element.attribs[name]
          if (value === undefined) return false
          if (wanted === true) return true
          return typeof wanted === 'string' ? value === wanted : wanted.test(value)
        }),
      )
      .map((element) => new Found(element))
  }

  /** The only matching element. Throws if there are none or several. */
  one(tag: string, attributes: Record<string, string | true | RegExp> = {}): Found {
    const [first, ...others] = this.all(tag, attributes)
    if (!first || others.length > 0)
      throw new Error(`${others.length + (first ? 1 : 0)} × <${tag}> ${JSON.stringify(attributes)}`)
    return first
  }

  /** Elements whose class list has a class. */
  classed(name: string): Found[] {
    return this.all('*', { class: new RegExp(`(^|\\s)${name}(\\s|$)`) })
  }
}

/** An element with its attributes and content. */
export class Found {
  constructor(private readonly element: Element) {}

  attribute(name: string): string | undefined {
    return this.element.attribs[name]
  }

  /** Text with collapsed white space. */
  get text(): string {
    return DomUtils.textContent(this.element).replaceAll(/\s+/g, ' ').trim()
  }

  /** Content of the element as a document. */
  get inside(): Html {
    return new Html(DomUtils.getInnerHTML(this.element))
  }
}

/** A document of a built site, by its file in the output folder. */
export function readHtml(root: string, file: string, out = 'dist'): Html {
  return new Html(readFileSync(join(root, out, file), 'utf8'))
}
