/** Class of the sidebar's `nav`. */
export const SIDEBAR_CLASS = 'panel-docs'
