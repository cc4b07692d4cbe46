export { isPagePath, localPath, pagePath } from './addresses/page-path.browser'
export { LONG_SCRIPT } from './long-script.browser'
