import { type ComponentProps, createContext, createElement, type ReactNode, useContext } from 'react'
import { trustedHtml } from '../navigation/trusted-html.browser'

/** HTML of an island's slots by name while the server draws it; null in the browser, where it stands in the document already. */
export const SlotContext = createContext<Readonly<Record<string, string>> | null>(null)

/** One value for all slots: React compares it by identity and so never touches what is inside. */
const KEPT = { __html: trustedHtml('') }

type SlotTag = 'div' | 'span' | 'ul' | 'summary' | 'header' | 'section'

/**
 * An element of an island whose content the server draws and nobody in the browser owns: text, links, icons. It is neither sent twice
 * nor compared, and it survives whatever the island does. `<Island slots={{ entries: … }}>` fills it.
 */
export function Slot<Tag extends SlotTag>({ as, name, ...rest }: { as: Tag; name: string } & ComponentProps<Tag>): ReactNode {
  const slots = useContext(SlotContext)
  const html = slots ? { __html: slots[name] ?? '' } : KEPT
  return createElement(as, { ...rest, 'data-slot': name, dangerouslySetInnerHTML: html, suppressHydrationWarning: true })
}
