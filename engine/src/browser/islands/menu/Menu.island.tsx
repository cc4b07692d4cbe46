import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { DESKTOP } from '../../../common/index.browser'
import { pageStore } from '../../stores/page-store.browser'
import { defineIsland } from '../define-island.island'
import { Slot } from '../Slot.island'
import { nextMenuState } from './menu-state.browser'

/** A menu of the navbar. Its label and its list of links are in the slots `label` and `entries`. */
export interface MenuProps {
  className: string
  /** Class of the summary. */
  labelClass: string
}

/**
 * A `details` element that also opens on hover, closes on Escape and on interaction outside, and has ARIA states. Until the menu is
 * hydrated, the browser controls `open`.
 */
function Menu({ className, labelClass }: MenuProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null)
  const [state, send] = useReducer(nextMenuState, 'closed')
  const [isLive, setLive] = useState(false)

  useLayoutEffect(() => {
    if (details.current?.open) send('press')
    else if (details.current?.matches(':hover') && matchMedia('(hover: hover)').matches) send('enter')
    setLive(true)
    return pageStore.subscribe(() => send('dismiss'))
  }, [])

  useLayoutEffect(() => {
    if (isLive && details.current) details.current.open = state !== 'closed'
  }, [isLive, state])

  useEffect(() => {
    if (state === 'closed') return
    const isInside = ({ target }: Event) => target instanceof Node && details.current?.contains(target)
    const onElsewhere = (event: Event) => {
      if (!isInside(event)) send('dismiss')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (details.current?.contains(document.activeElement)) details.current.querySelector('summary')?.focus()
      send('dismiss')
    }
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [state])

  const byMouse = (event: 'enter' | 'leave') => (pointer: PointerEvent) => {
    if (pointer.pointerType === 'mouse') send(event)
  }
  return (
    <details
      ref={details}
      className={className}
      name="navbar-menu"
      data-menu={isLive ? state : undefined}
      onPointerEnter={byMouse('enter')}
      onPointerLeave={byMouse('leave')}
      // Another menu of the same name has opened, or find-in-page has opened this one.
      onToggle={({ currentTarget }) => {
        if (isLive && currentTarget.open !== (state !== 'closed')) send(currentTarget.open ? 'press' : 'dismiss')
      }}
    >
      <Slot
        as="summary"
        name="label"
        className={labelClass}
        aria-haspopup="true"
        aria-expanded={isLive ? state !== 'closed' : undefined}
        onClick={(event) => {
          event.preventDefault()
          send('press')
        }}
      />
      <Slot as="ul" name="entries" />
    </details>
  )
}

export default defineIsland({ name: 'menu', wake: `idle ${DESKTOP}`, Component: Menu })
