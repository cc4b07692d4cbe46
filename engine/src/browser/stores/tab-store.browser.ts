import { local, onStored } from './storage.browser'
import { createStore } from './store.browser'

/** Prefix of the storage keys of choices by group (specification §4). */
export const TAB_KEY = 'docusaurus.tab.'

/** Choices by group, as far as they have been read; {@link tabChoice} reads one. */
export const tabStore = createStore<Readonly<Record<string, string>>>(() => ({}))

/** The value chosen in a group, in this visit or an earlier one. */
export function tabChoice(group: string): string | undefined {
  return tabStore.get()[group] ?? local.read(TAB_KEY + group) ?? undefined
}

/** Chooses a value for all tabs of a group, on all pages and in all windows. */
export function chooseTab(group: string, value: string): void {
  local.write(TAB_KEY + group, value)
  tabStore.set({ ...tabStore.get(), [group]: value })
}

/** Follows the choices made in other windows. */
export function startTabs(): void {
  onStored(TAB_KEY, (key, value) => {
    if (value !== null) tabStore.set({ ...tabStore.get(), [key.slice(TAB_KEY.length)]: value })
  })
}
