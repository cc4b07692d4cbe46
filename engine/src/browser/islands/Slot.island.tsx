import { type ComponentProps, createContext, createElement, type ReactNode, useContext } from 'react'
import { trustedHtml } from '../navigation/document/trusted-html.browser'

/** HTML of an island's slots by name while the server renders it; null in the browser, where the document already contains it. */
export const SlotContext = createContext<Readonly<Record<string, string>> | null>(null)

/** The same object for all slots. React compares it by identity and therefore never changes the content. */
const UNCHANGED = { __html: trustedHtml('') }

type SlotTag = 'div' | 'span' | 'ul' | 'summary' | 'header' | 'section'

/**
 * An element of an island whose content only the server renders, e.g. text, links and icons. The content is not repeated in the props, and
 * React never compares or changes it. `<Island slots={{ entries: … }}>` provides it.
 */
export function Slot<Tag extends SlotTag>({ as, name, ...rest }: { as: Tag; name: string } & ComponentProps<Tag>): ReactNode {
  const slots = useContext(SlotContext)
  const html = slots ? { __html: slots[name] ?? '' } : UNCHANGED
  return createElement(as, { ...rest, 'data-slot': name, dangerouslySetInnerHTML: html, suppressHydrationWarning: true })
}
