/** Messages of the "load error" box, which the navigator shows when it cannot load a page. */

export const unreachable = 'The page could not be loaded. Check your network connection.'
export const incomplete = 'Only part of the page was received.'
export const differentPage = 'The server returned a different page.'
export const redirectLoop = 'The page redirects to itself.'
export const noUrl = 'The page has no URL.'
/** Followed by the URL. */
export const foreignUrl = 'The page is on another site:'
/** Followed by the status, such as `200 OK`. */
export const notHtml = 'The server did not return a page:'
