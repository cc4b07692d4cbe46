import { expect, test } from 'vitest'
import { nextPanelState, type PanelEvent, type PanelState } from './panel-state.browser'

const START: PanelState = { isOpen: false, view: undefined }
const OPEN: PanelEvent = { type: 'open', hasSidebar: true }
const after = (...events: PanelEvent[]) => events.reduce(nextPanelState, START)

test('the panel opens on the sidebar, and on the main menu where the page has none', () => {
  expect(after(OPEN)).toEqual({ isOpen: true, view: 'docs' })
  expect(after({ type: 'open', hasSidebar: false })).toEqual({ isOpen: true, view: 'main' })
})

test('the way back leads to the main menu, and the next opening to the sidebar again', () => {
  expect(after(OPEN, { type: 'back' }).view).toBe('main')
  expect(after(OPEN, { type: 'back' }, { type: 'close' })).toEqual({ isOpen: false, view: 'main' })
  expect(after(OPEN, { type: 'back' }, { type: 'close' }, OPEN)).toEqual({ isOpen: true, view: 'docs' })
})

test('hearing twice that it is open does not change the view', () => {
  expect(after(OPEN, { type: 'back' }, OPEN).view).toBe('main')
})
