/** Texts of the scripts on the offline reading page. */

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
