export { webApp } from './web-app'
export type { WebAppOptions } from './web-app-options'
