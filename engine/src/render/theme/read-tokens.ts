/**
 * The colors of one mode in a tokens file: `--name: #hex` and `--name: light-dark(#light, #dark)`. The last declaration wins.
 * @returns hex colors by name without dashes
 */
export function readTokens(css: string, mode: 'light' | 'dark'): Map<string, string> {
  const found = new Map<string, string>()
  const declaration = /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,6})(?:,\s*(#[0-9a-f]{3,6})\))?;/gi
  for (const [, name = '', light = '', dark] of css.matchAll(declaration)) found.set(name, mode === 'dark' && dark ? dark : light)
  return found
}
