import browsers from './supported-browsers.json' with { type: 'json' }

/** The oldest browsers that sites fully support, as targets of lightningcss: `chrome 125`. docs/browsers.md describes the policy. */
export const styleTargets = Object.entries(browsers.full).map(([name, version]) => `${name} ${version}`)

/** The same browsers as targets of rolldown: `chrome125`. */
export const scriptTargets = Object.entries(browsers.full).map(([name, version]) => name.replace('ios_saf', 'ios') + version)
