import { NAVIGATION } from './navigation.mjs'
import { OFFLINE } from './offline.mjs'
import { ON_A_PHONE } from './phone.mjs'
import { READING } from './reading.mjs'
import { SEARCH } from './search.mjs'
import { WIDGETS } from './widgets.mjs'

/** Offline reading is last, because it stops the server. */
export const CHECKS = [...READING, ...NAVIGATION, ...SEARCH, ...WIDGETS, ...ON_A_PHONE, ...OFFLINE]
