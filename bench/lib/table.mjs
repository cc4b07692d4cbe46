/**
 * @typedef {object} Row One figure.
 * @property {string} what
 * @property {string} measured with its unit
 * @property {string} [bar] the limit as it is printed; absent for figures without one
 * @property {boolean} [over] above the bar
 * @property {number} [processor] milliseconds on all processors together
 * @property {boolean} [exact] the same on every machine; `--strict` fails if it is above the bar
 */

/** A row with a bar: the measured number and the highest allowed one. */
export function against(what, value, limit, format, { exact = false, processor } = {}) {
  return { what, measured: format(value), bar: `≤ ${format(limit)}`, over: value > limit, exact, processor }
}

/** Prints rows as a table. */
export function printTable(rows) {
  const head = ['what', 'measured', 'bar', 'verdict', 'processors']
  const cells = rows.map(({ what, measured, bar, over, processor }) => [
    what,
    measured,
    bar ?? '',
    bar === undefined ? '' : over ? 'over' : 'ok',
    Number.isFinite(processor) ? seconds(processor) : '',
  ])
  const all = [head, ...cells]
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column].length)))
  for (const [what, ...others] of all) {
    console.log([what.padEnd(widths[0]), ...others.map((text, i) => text.padStart(widths[i + 1]))].join('  ').trimEnd())
  }
}

export const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
export const milliseconds = (ms) => `${Math.round(ms)} ms`
export const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`
export const bytes = (count) => `${count.toLocaleString('en')} B`
export const plain = (count) => count.toLocaleString('en')
export const times = (ratio) => `${ratio.toFixed(2)} ×`
