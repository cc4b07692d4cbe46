/** Id of the panel with the sidebar and, on narrow screens, the main menu. */
export const PANEL_ID = 'site-panel'
