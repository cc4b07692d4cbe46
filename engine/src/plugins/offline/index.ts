export { type OfflineReadingOptions, offlineReading } from './offline-reading'
