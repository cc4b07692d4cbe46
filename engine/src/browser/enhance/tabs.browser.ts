import { pageUrl, writeUrl } from '../navigation/address/page-url.browser'
import { chooseTab, tabChoice, tabStore } from '../stores/tab-store.browser'
import { correctScroll } from './scrolling/scroll-correction.browser'
import { tabChoiceOf } from './tab-choice.browser'
import { targetOf } from './target-of.browser'

/** Applies the reader's choices to the tabs of the page. */
export function applyTabs(): void {
  const query = pageUrl(location).searchParams
  // The browser has revealed the panel that contains the target of the URL fragment.
  document.querySelectorAll('.tab-panel:not([hidden])').forEach(makeFindable)
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    const { group, query: name } = tabs.dataset
    const values = radiosOf(tabs).map((radio) => radio.value)
    choose(tabs, tabChoiceOf(values, name ? query.get(name) : null, group ? tabChoice(group) : undefined))
  }
}

/** Adds the listeners for choices on the page and in other windows; called once. */
export function startTabChoices(): void {
  document.addEventListener('change', (event) => {
    const radio = targetOf<HTMLInputElement>(event, '.tab-list input')
    const tabs = radio?.closest<HTMLElement>('.tabs')
    if (!radio || !tabs) return
    const { group, query } = tabs.dataset
    const before = radio.getBoundingClientRect().top
    if (query) setQueryParameter(query, radio.value)
    if (group) {
      chooseTab(group, radio.value)
      follow(group, radio.value)
    }
    correctScroll(radio.getBoundingClientRect().top - before)
  })
  // Find-in-page has found text in a hidden panel. After the event, the browser removes the attribute, which the next search needs.
  document.addEventListener('beforematch', (event) => {
    const panel = targetOf(event, '.tab-panel')
    if (!panel) return
    openTab(panel)
    setTimeout(makeFindable, 0, panel)
  })
  let known = tabStore.get()
  tabStore.subscribe(() => {
    const choices = tabStore.get()
    for (const [group, value] of Object.entries(choices)) if (known[group] !== value) follow(group, value)
    known = choices
  })
}

/** Selects the tab of a panel. @returns whether it was hidden */
export function openTab(panel: Element): boolean {
  const tabs = panel.parentElement
  const radio = tabs && radiosOf(tabs)[[...tabs.children].indexOf(panel) - 1]
  if (!radio || radio.checked) return false
  check(radio)
  return true
}

const makeFindable = (panel: Element) => panel.setAttribute('hidden', 'until-found')

function follow(group: string, value: string): void {
  for (const tabs of document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`)) choose(tabs, value)
}

function choose(tabs: Element, value: string | undefined): void {
  for (const radio of radiosOf(tabs)) if (radio.value === value && !radio.checked) check(radio)
}

/** Selects a tab and, in the next frame, scrolls the row of tabs to it. */
function check(radio: HTMLInputElement): void {
  radio.checked = true
  requestAnimationFrame(() => {
    const label = radio.closest('label')
    const row = label?.parentElement
    if (!label || !row) return
    const [tab, frame] = [label.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += Math.ceil(Math.max(0, tab.right - frame.right)) + Math.floor(Math.min(0, tab.left - frame.left))
  })
}

function radiosOf(tabs: Element): HTMLInputElement[] {
  return [...tabs.querySelectorAll<HTMLInputElement>(':scope > .tab-list input')]
}

/** Sets a query parameter in the current history entry; other parameters and the hash are kept. */
function setQueryParameter(name: string, value: string): void {
  const url = pageUrl(location)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', writeUrl(url, location))
}
