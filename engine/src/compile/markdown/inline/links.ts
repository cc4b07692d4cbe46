import type { Image, ImageReference, Link, LinkReference } from 'mdast'
import { createElement } from 'react'
import { absoluteHref } from '../../../model'
import { PictureView } from '../../images'
import { createContext } from '../create-context'
import { escapeMarkdown, linkTarget } from '../output/escape-markdown'
import { at } from '../parse/unit'
import { renderInlines } from '../render-nodes'
import { elementsOf, groupOf, inlineMarkdown, NOTHING, type Rendered } from '../rendered'
import { attempt, inside, report, type Scope } from '../scope'
import { findPicture, notePlace, resolveLink } from './resolve-link'

/** A link, or a link whose address is defined elsewhere in the text. */
export function renderLink(node: Link | LinkReference, scope: Scope): Rendered {
  const resource = resourceOf(node, scope)
  return resource ? renderLinkTo(node, resource.url, resource.title, scope) : NOTHING
}

/** An image, or an image whose address is defined elsewhere in the text. */
export function renderImage(node: Image | ImageReference, scope: Scope): Rendered {
  const resource = resourceOf(node, scope)
  return resource ? renderImageOf(node, resource.url, resource.title, scope) : NOTHING
}

const resourceOf = (node: Link | LinkReference | Image | ImageReference, { unit }: Scope) =>
  'url' in node ? node : unit.definitions.get(node.identifier)

function renderLinkTo(node: Link | LinkReference, target: string, title: string | null | undefined, scope: Scope): Rendered {
  const content = renderInlines(node.children, { ...inside(scope, node), inLink: true })
  const hasWords = inlineMarkdown(content).trim() !== '' && !node.children.every((child) => child.type === 'image' && !child.alt)
  if (!hasWords) {
    report(scope, node, {
      code: 'link-empty',
      title: `The link to "${target}" has no words.`,
      hint: 'Write what it leads to: [words](target); of a picture its alternative text: [![words](/img/file.png)](target).',
    })
  }
  const link = attempt(scope, node, () => resolveLink(target, scope.unit.folder, scope.page))
  if (link) notePlace(link, { at: at(scope.unit, node), written: target }, scope.page)
  else return { element: groupOf(content), markdown: inlineMarkdown(content) }
  const elsewhere = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const words = inlineMarkdown(content)
  return {
    element: createElement(
      'a',
      { href: link.href, title: title ?? undefined, download: link.download, ...elsewhere },
      ...elementsOf(content),
    ),
    markdown: link.external && words === link.href ? `<${words}>` : `[${words}](${linkTarget(inCopy(link.href, scope), title)})`,
  }
}

/** Pictures come from the static folder: the policy of the documents lets no other host in. */
function renderImageOf(node: Image | ImageReference, target: string, title: string | null | undefined, scope: Scope): Rendered {
  if (!/^(?:static:)?\//.test(target) || target.startsWith('//')) {
    report(scope, node, {
      code: 'image-source',
      title: `A picture cannot come from "${target}".`,
      hint: 'Put the file into the static folder and write its path from there: ![…](/img/file.png).',
    })
    return NOTHING
  }
  const picture = attempt(scope, node, () => findPicture(target.replace(/^static:/, ''), scope.page))
  if (!picture) return NOTHING
  const alt = node.alt ?? ''
  const first = createContext(scope, at(scope.unit, node)).uniqueId('picture') === 'picture-1'
  return {
    element: createElement(PictureView, {
      picture,
      alt,
      ...(title ? { title } : {}),
      eager: first,
      zoom: scope.inLink !== true,
    }),
    markdown: `![${escapeMarkdown(alt)}](${linkTarget(inCopy(picture.href, scope), title)})`,
  }
}

/** An address as the page's Markdown copy has it. */
const inCopy = (href: string, { page }: Scope) => absoluteHref(href, page.route, page.config)
