/** Id of the main element, the target of the skip link. The underscores keep search crawlers from indexing it as an anchor. */
export const MAIN_ID = '__docusaurus_skipToContent_fallback'

/** Id of the panel with the sidebar and, on narrow screens, the main menu. */
export const PANEL_ID = 'site-panel'
