/**
 * Determines the initial tab: the one in the query, or the stored one, or the default of the page. Unknown values are ignored.
 * @param values values of the tabs
 * @returns undefined for the default
 */
export function tabChoiceOf(values: readonly string[], fromQuery: string | null, stored: string | undefined): string | undefined {
  return [fromQuery, stored].find((value) => value != null && values.includes(value)) ?? undefined
}
