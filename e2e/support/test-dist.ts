/** A build of the site for the tests, so that a build for people does not change it under them. */
export interface TestSite {
  /** From the root of the repository. */
  dist: string
  port: number
  /** Path that the site lives under. */
  base: string
}

/** The first of the ports that the servers of the tests listen on: several checkouts can run their tests at the same time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4317)

/** The site as it is published, as it is with the navigator switched off, and as it is in a folder of a host (scripts/test.mjs builds them). */
export const SITES = {
  published: { dist: 'site/dist-test', port: FIRST_PORT, base: '/' },
  plain: { dist: 'site/dist-test-plain', port: FIRST_PORT + 1, base: '/' },
  inFolder: { dist: 'site/dist-test-base', port: FIRST_PORT + 2, base: '/manual/' },
} satisfies Record<string, TestSite>

/** The site with hash URLs, in a folder of a host that serves nothing but files; its tests serve it themselves. */
export const HASH_SITE = { dist: 'site/dist-test-hash', base: '/manual/' }
