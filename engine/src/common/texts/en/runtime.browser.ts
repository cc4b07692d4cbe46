/**
 * Texts of the runtime and of islands. The bundler inlines them, so that a script contains only the texts that it
 * uses. Strings only: a function would become a separate script.
 */

export const close = 'Close'
export const copy = 'Copy'
export const copyCode = 'Copy code to clipboard'
export const copySection = 'Copy section'
export const copySectionAsMarkdown = 'Copy section as Markdown'
export const copied = 'Copied'
export const notCopied = 'Not copied'
export const wrapLines = 'Toggle word wrap'
/** Followed by the number. */
export const line = 'Line'
export const scrollToTop = 'Scroll back to top'
export const actualSize = 'Actual size'
/** The label of a sidebar category's button starts with one of these words. */
export const expand = 'Expand'
export const collapse = 'Collapse'
export const toggleNavigation = 'Toggle navigation bar'
export const backToMainMenu = 'Back to main menu'
export const repository = 'Repository'
export const stars = 'stars'
export const forks = 'forks'
export const pageError = 'Page Error'
export const pageCrashed = 'This page crashed.'
export const tryAgain = 'Try again'
export const retry = 'Retry'

/** `{mode}` is a placeholder. */
export const colorMode = '{mode} mode'
export const switchColorMode = 'Switch between dark and light mode (currently {mode} mode)'
