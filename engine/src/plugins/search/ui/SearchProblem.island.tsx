import { Component, type ReactNode, useEffect, useRef } from 'react'
import * as searchTexts from '../texts.browser'

export interface SearchProblemProps {
  /** Address of the search page, with the query. */
  href: string
  onClose(): void
}

/** Here rather than in a stylesheet, because few readers ever see the message. */
const STYLE = {
  maxWidth: 'calc(100% - 32px)',
  padding: 20,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--raised)',
  color: 'var(--text)',
}

/** Tells that the dialog can't be shown, with a link to the search page. Needs no other file. */
export function SearchProblem({ href, onClose }: SearchProblemProps): ReactNode {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.showPopover(), [])
  return (
    <div
      ref={message}
      popover="auto"
      role="alert"
      className="search-problem"
      style={STYLE}
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {navigator.onLine ? searchTexts.notLoaded : searchTexts.notSaved} <a href={href}>{searchTexts.openPage}</a>
    </div>
  )
}

interface BoundaryProps {
  /** Shown if the children throw. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the search button alive if the dialog throws. */
export class DialogBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
