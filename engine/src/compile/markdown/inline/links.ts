import type { Image, ImageReference, Link, LinkReference } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { ContentImage } from '../../images/ContentImage'
import { uniqueId } from '../create-context'
import { at } from '../parse/unit'
import { group } from '../react-nodes'
import { renderInlines } from '../render-nodes'
import { attempt, inside, report } from '../scope'
import type { Scope } from '../state'
import { findImage, notePlace, resolveLink } from './resolve-link'

/** Renders a link with an address or with a reference to a definition. Raises `link-empty` and the errors of {@link resolveLink}. */
export function renderLink(node: Link | LinkReference, scope: Scope): ReactNode {
  const resource = resourceOf(node, scope)
  if (!resource) return null
  const { url, title } = resource
  const content = renderInlines(node.children, { ...inside(scope, node), inLink: true })
  const isEmpty =
    content.every((piece) => piece === null || (typeof piece === 'string' && piece.trim() === '')) ||
    node.children.every((child) => child.type === 'image' && !child.alt)
  if (isEmpty) {
    report(scope, node, {
      code: 'link-empty',
      title: `The link to "${url}" has no text.`,
      hint: 'Describe what it leads to: [text](target). A linked image needs alternative text: [![text](/img/file.png)](target).',
    })
  }
  // The mistake in the address of a reference is in its definition.
  const place = 'url' in node ? node : resource
  const link = attempt(scope, place, () => resolveLink(url, scope.unit.folder, scope.page))
  if (!link) return group(content)
  notePlace(link, { at: at(scope.unit, place), written: url }, scope.page)
  const { href, download, external } = link
  const newTab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return createElement('a', { href, title: title ?? undefined, download, ...newTab }, ...content)
}

/**
 * Renders an image of the static folder. The content security policy blocks images from other hosts. Raises `image-source` and the errors of
 * {@link findImage}.
 */
export function renderImage(node: Image | ImageReference, scope: Scope): ReactNode {
  const resource = resourceOf(node, scope)
  if (!resource) return null
  const { url, title } = resource
  const place = 'url' in node ? node : resource
  if (!/^(?:static:)?\//.test(url) || url.startsWith('//')) {
    report(scope, place, {
      code: 'image-source',
      title: `An image cannot come from "${url}".`,
      hint: 'Put the file into the static folder and write its path from there: ![…](/img/file.png).',
    })
    return null
  }
  const image = attempt(scope, place, () => findImage(url.replace(/^static:/, ''), scope.page))
  if (!image) return null
  return createElement(ContentImage, {
    image,
    alt: node.alt ?? '',
    ...(title ? { title } : {}),
    eager: uniqueId(scope.page, 'image') === 'image-1',
    zoom: scope.inLink !== true,
  })
}

const resourceOf = (node: Link | LinkReference | Image | ImageReference, { unit }: Scope) =>
  'url' in node ? node : unit.definitions.get(node.identifier)
