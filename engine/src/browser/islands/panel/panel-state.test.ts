import { expect, test } from 'vitest'
import { nextPanelState, type PanelEvent, type PanelState } from './panel-state.browser'

const START: PanelState = { isOpen: false, view: undefined }
const OPEN: PanelEvent = { type: 'open', hasSidebar: true }
const after = (...events: PanelEvent[]) => events.reduce(nextPanelState, START)

test('the panel opens with the sidebar, or with the main menu if the page has no sidebar', () => {
  expect(after(OPEN)).toEqual({ isOpen: true, view: 'docs' })
  expect(after({ type: 'open', hasSidebar: false })).toEqual({ isOpen: true, view: 'main' })
})

test('the back button shows the main menu; the panel opens with the sidebar again', () => {
  expect(after(OPEN, { type: 'back' }).view).toBe('main')
  expect(after(OPEN, { type: 'back' }, { type: 'close' })).toEqual({ isOpen: false, view: 'main' })
  expect(after(OPEN, { type: 'back' }, { type: 'close' }, OPEN)).toEqual({ isOpen: true, view: 'docs' })
})

test('a repeated open event does not change the view', () => {
  expect(after(OPEN, { type: 'back' }, OPEN).view).toBe('main')
})
