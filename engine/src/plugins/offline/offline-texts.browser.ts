/** Texts of the offline reading page. */

/** Locale of dates. */
export const dateLocale = 'en'
export const nothingSaved = 'No pages are saved yet.'
export const save = 'Save'
export const saveAgain = 'Save again'
export const removed = 'Removed.'
export const storageFull = "There isn't enough space on this device."
export const saveFailed = "The pages couldn't be saved. Check your network connection."

export const savedOn = (date: string) => `Saved on ${date}.`
export const progress = (done: number, total: number, size: string) => `${done} of ${total} files, ${size}`
export const versionSize = (pages: number, size: string) => `${pages} pages, about ${size}`

/** Texts in the document. */
export const page = {
  title: 'Offline reading',
  description: 'Read saved pages without a network connection, and save whole versions on this device.',
  lead: 'Pages that you have opened are saved on this device and available without a network connection. You can also save whole versions.',
  needsScripts: 'Offline reading requires JavaScript, which is turned off.',
  saveVersion: 'Save a version',
  saveLabel: (version: string) => `Save ${version} to read it offline`,
  remove: 'Remove',
  removeLabel: (version: string) => `Remove ${version} from this device`,
  savingLabel: (version: string) => `Saving ${version}`,
  onThisDevice: 'On this device',
}
