/**
 * The tab that a page opens with (BEHAVIOUR 2.22): from the query of the address, else the stored one, else the one it is written with.
 * A value that the tabs do not have counts as none.
 * @param values of the tabs
 * @returns undefined to leave the tabs as they are
 */
export function tabChoiceOf(values: readonly string[], fromQuery: string | null, stored: string | undefined): string | undefined {
  return [fromQuery, stored].find((value) => value != null && values.includes(value)) ?? undefined
}
