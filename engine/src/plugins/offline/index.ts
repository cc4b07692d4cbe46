export { offlineReading } from './offline-reading'
export { withOfflinePage } from './with-offline-page'
