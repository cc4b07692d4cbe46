/** A build of the site for the tests, so that a build for people does not change it under them. */
export interface TestSite {
  /** From the root of the repository. */
  dist: string
  port: number
  /** Options of the build. */
  options: string[]
}

/** The site as it is published, and as it is with the navigator switched off. */
export const SITES = {
  published: { dist: 'site/dist-test', port: 4317, options: [] },
  plain: { dist: 'site/dist-test-plain', port: 4327, options: ['--no-navigator'] },
} satisfies Record<string, TestSite>
