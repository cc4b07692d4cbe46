import { posix } from 'node:path'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { DocsError, didYouMean, type ErrorCode } from '../../../model'
import type { JsxNode } from '../parse/phrasing'
import { openUnit, type Params } from '../parse/unit'
import { group } from '../react-nodes'
import { renderUnit } from '../render-unit'
import { attempt, report } from '../scope'
import type { Scope } from '../state'
import { checkNoContent, readProps } from './read-props'

const PartialProps = z.object({ file: z.string().min(1) }).catchall(z.union([z.string(), z.number(), z.boolean()]))

/**
 * Renders `<Partial file="./_install.md" extra="spark" />`, which includes another file. Positions in errors and relative links refer to that
 * file. Raises `partial-*`, `unknown-param`.
 */
export function renderPartial(node: JsxNode, scope: Scope): ReactNode {
  checkNoContent(node, scope)
  const found = readProps(node, PartialProps, scope)
  if (!found) return null
  const { file, ...params } = found.props
  const opened = attempt(scope, node, () => openPartial(file, params, scope))
  if (!opened) return null
  const { unit } = opened
  const place: Scope = {
    page: scope.page,
    unit,
    depth: scope.depth,
    ...(scope.parent === undefined ? {} : { parent: scope.parent }),
  }
  const blocks = renderUnit(opened, place)
  // The parameter may be used in the part that can't be parsed.
  if (opened.errors.length > 0) return null
  for (const name of Object.keys(params)) {
    if (unit.usedParams.has(name)) continue
    report(scope, node, {
      code: 'unknown-param',
      title: `The partial "${file}" has no parameter "${name}".`,
      hint:
        unit.usedParams.size > 0
          ? didYouMean(name, unit.usedParams)
          : `Use it there with <Param name="${name}" />, or remove it.`,
    })
  }
  return group(blocks)
}

function openPartial(file: string, params: Params, scope: Scope) {
  const { page, unit } = scope
  const error = (code: ErrorCode, title: string, hint: string) => new DocsError({ code, title, hint })
  if (!posix.basename(file).startsWith('_') || !file.endsWith('.md')) {
    throw error(
      'partial-name',
      `"${file}" is not the name of a partial.`,
      'The name of a partial begins with "_" and ends with ".md": ./_install.md',
    )
  }
  const path = posix.normalize(posix.join(page.contentRoot, unit.folder, file))
  if (file.startsWith('/') || path.startsWith('../')) {
    throw error('partial-name', `"${file}" is outside of the site.`, 'Write a path relative to this file: ./_install.md')
  }
  const chain = [...unit.includedBy, unit.file]
  if (chain.includes(path)) {
    throw error(
      'partial-cycle',
      `The partial "${path}" includes itself.`,
      `${[...chain.slice(chain.indexOf(path)), path].join(' → ')}`,
    )
  }
  const text = page.lookups.file(path)
  if (text === undefined) {
    const partials = page.lookups.names('content').filter((name) => posix.basename(name).startsWith('_'))
    throw error('partial-missing', `The file "${path}" does not exist.`, didYouMean(path.replace(page.contentRoot, ''), partials))
  }
  if (/^\uFEFF?---\r?\n/.test(text)) {
    throw error(
      'partial-front-matter',
      `The partial "${path}" has front matter.`,
      'Partials cannot have front matter: remove the lines between ---.',
    )
  }
  const folder = posix.dirname(posix.relative(page.contentRoot, path))
  const body = text.replace(/^\uFEFF/, '')
  return openUnit({ file: path, folder: folder === '.' ? '' : folder, text: body, linesBefore: 0, includedBy: chain, params })
}
