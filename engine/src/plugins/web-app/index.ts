export { planWebApp, type WebApp } from './plan-web-app'
export { FAVICON_SIZE, WEB_APP_FILES } from './web-app-files'
