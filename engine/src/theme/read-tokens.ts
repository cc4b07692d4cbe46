/**
 * Reads the colors of one mode from a tokens file: `--name: #hex` and `--name: light-dark(#light, #dark)`. The last declaration wins.
 * @returns hex colors by token name without `--`
 */
export function readTokens(css: string, mode: 'light' | 'dark'): Map<string, string> {
  const found = new Map<string, string>()
  const declaration = /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,6})(?:,\s*(#[0-9a-f]{3,6})\))?;/gi
  for (const [, name = '', light = '', dark] of css.matchAll(declaration)) found.set(name, mode === 'dark' && dark ? dark : light)
  return found
}

/**
 * Finds the color of a token in light mode.
 * @param files contents of tokens files; the last one that declares the token counts
 * @returns a hex color, or `undefined` if no file declares the token or its format is not supported
 */
export function tokenColor(token: string, files: readonly string[]): string | undefined {
  const declaring = files.findLast((css) => new RegExp(`--${token}\\s*:`).test(css))
  return declaring === undefined ? undefined : readTokens(declaring, 'light').get(token)
}
