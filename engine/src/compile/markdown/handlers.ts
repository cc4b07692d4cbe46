import { createElement } from 'react'
import { renderAdmonition } from './blocks/admonitions'
import { renderFence } from './blocks/code-blocks'
import { renderFootnoteReference } from './blocks/footnotes'
import { renderHeading } from './blocks/headings'
import { renderList } from './blocks/lists'
import { renderBlockquote, renderParagraph } from './blocks/paragraphs-and-quotes'
import { renderTable } from './blocks/tables'
import { rejectModuleSyntax, renderExpression, renderJsx } from './components/jsx'
import { renderInlineCode } from './inline/inline-code'
import { renderImage, renderLink } from './inline/links'
import { renderDelete, renderEmphasis, renderStrong } from './inline/marks'
import { renderDirectiveAsText, renderText } from './inline/text'
import type { Handlers } from './state'

/** The render function of each node type. */
export const handlers: Handlers = {
  blocks: {
    paragraph: renderParagraph,
    heading: renderHeading,
    code: renderFence,
    list: renderList,
    table: renderTable,
    blockquote: renderBlockquote,
    thematicBreak: () => createElement('hr'),
    containerDirective: renderAdmonition,
    mdxJsxFlowElement: (node, scope) => renderJsx(node, scope, 'block'),
    mdxFlowExpression: renderExpression,
    mdxjsEsm: rejectModuleSyntax,
    definition: () => null,
    footnoteDefinition: () => null,
  },
  inlines: {
    text: renderText,
    inlineCode: renderInlineCode,
    emphasis: renderEmphasis,
    strong: renderStrong,
    delete: renderDelete,
    break: () => createElement('br'),
    link: renderLink,
    linkReference: renderLink,
    image: renderImage,
    imageReference: renderImage,
    footnoteReference: renderFootnoteReference,
    textDirective: renderDirectiveAsText,
    leafDirective: renderDirectiveAsText,
    mdxJsxTextElement: (node, scope) => renderJsx(node, scope, 'text'),
    mdxJsxFlowElement: (node, scope) => renderJsx(node, scope, 'text'),
    mdxTextExpression: renderExpression,
    mdxFlowExpression: renderExpression,
  },
}
