/** A build for tests, in a separate folder so that `npm run build` does not change it during a run. */
export interface TestSite {
  /** Relative to the root of the repository. */
  dist: string
  port: number
  /** Base URL. */
  base: string
}

/** First port of the servers. Set `E2E_PORT` to run the tests of several checkouts at the same time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4317)

/** Builds of the site: as published, without the navigator, and below a base URL. `scripts/test.mjs` creates them. */
export const SITES = {
  published: { dist: 'site/dist-test', port: FIRST_PORT, base: '/' },
  plain: { dist: 'site/dist-test-plain', port: FIRST_PORT + 1, base: '/' },
  inFolder: { dist: 'site/dist-test-base', port: FIRST_PORT + 2, base: '/manual/' },
} satisfies Record<string, TestSite>

/** The build with hash URLs. Its tests serve it from a plain file host. */
export const HASH_SITE = { dist: 'site/dist-test-hash', base: '/manual/' }
