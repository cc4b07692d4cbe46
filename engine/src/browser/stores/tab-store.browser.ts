import { local, onStored } from './storage.browser'
import { createStore } from './store.browser'

/** Prefix of the storage keys of choices by group. */
export const TAB_KEY = COMPATIBILITY.tabs

/** Choices by group, made on this page or in other windows. Use {@link tabChoice} to also read stored choices. */
export const tabStore = createStore<Readonly<Record<string, string>>>(() => ({}))

/** The value chosen in a group, on this page or an earlier one. */
export function tabChoice(group: string): string | undefined {
  return tabStore.get()[group] ?? local.read(TAB_KEY + group) ?? undefined
}

/** Chooses a value for all tabs of a group, on all pages and in all windows. */
export function chooseTab(group: string, value: string): void {
  local.write(TAB_KEY + group, value)
  tabStore.set({ ...tabStore.get(), [group]: value })
}

/** Applies choices made in other windows. */
export function startTabs(): void {
  onStored(TAB_KEY, (key, value) => {
    if (value !== null) tabStore.set({ ...tabStore.get(), [key.slice(TAB_KEY.length)]: value })
  })
}
