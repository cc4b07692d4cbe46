/** Class of the sidebar's `nav` element. */
export const SIDEBAR_CLASS = 'panel-docs'
