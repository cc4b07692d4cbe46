/** A use of a feature: a path in the data of MDN, such as `css.properties.text-wrap.pretty`, and the line. */
export interface Use {
  feature: string
  line: number
}

/** Returns whether all browsers of a list, oldest versions by name, support a feature. */
export function isSupported(feature: string, browsers: Record<string, string>): boolean

/** Lists the features of a style file. */
export function styleFeatures(css: string): Use[]

/** Lists the features of a script, and the properties and exports that it declares. */
export function scriptFeatures(code: string): { uses: Use[]; declared: Set<string> }

/** Lists the uses of features that browsers lack and the document doesn't describe, and descriptions of features that aren't used. */
export function lintFeatures(
  sources: readonly { file: string; uses: readonly Use[]; declared: Set<string> }[],
  browsers: { full: Record<string, string>; readable: Record<string, string> },
  document: string,
): string[]

/** Compares the versions in the document with the list of supported browsers. */
export function lintBrowserDocument(
  document: string,
  browsers: { full: Record<string, string>; readable: Record<string, string> },
): string[]
