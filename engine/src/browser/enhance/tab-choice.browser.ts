/**
 * The initial tab: the one in the query, else the stored one, else the default of the page. Unknown values are ignored.
 * @param values of the tabs
 * @returns undefined for the default
 */
export function tabChoiceOf(values: readonly string[], fromQuery: string | null, stored: string | undefined): string | undefined {
  return [fromQuery, stored].find((value) => value != null && values.includes(value)) ?? undefined
}
