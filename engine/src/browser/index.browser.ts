export { swapDocument } from './navigation/swap-document.browser'
export { trustedHtml, trustedScriptUrl } from './navigation/trusted-html.browser'
export { pageStore } from './stores/page-store.browser'
export { siteData } from './stores/site-data.browser'
