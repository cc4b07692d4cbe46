/** Windows up to this width, in CSS pixels, have the mobile layout: one column, and a panel with the menus and the sidebar. */
const MOBILE_WIDTH = 996

/** The media query of the mobile layout. Styles refer to it as `@media (--mobile)`. */
export const MOBILE = `(width <= ${MOBILE_WIDTH}px)` as const

/** The media query of the layout in columns. Styles refer to it as `@media (--desktop)`. */
export const DESKTOP = `(width > ${MOBILE_WIDTH}px)` as const
