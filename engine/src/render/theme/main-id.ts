/** Id of the main element, where the skip link leads (BEHAVIOUR 2.8). The underscores keep crawlers from taking it for an anchor. */
export const MAIN_ID = '__docusaurus_skipToContent_fallback'

/** Id of the panel that holds sidebar and main menu on narrow screens. */
export const PANEL_ID = 'site-panel'
