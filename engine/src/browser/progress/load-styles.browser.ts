import styles from './load-view.browser.css'

let sheet: CSSStyleSheet | undefined

/** Adds the styles of the loading indicator and of problem pages, once. Most pages show neither, so the stylesheet of the site doesn't have them. */
export function addLoadStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
