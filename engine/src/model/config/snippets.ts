import { z } from 'zod'

/**
 * Code that is run outside of the build, with results in `snippets/<version>/results.json`.
 * @example { fingerprint: ['../runner/run.py', '../environments/{version}/packages.lock'] }
 */
export const SnippetsSchema = z
  .strictObject({
    /**
     * Files that can change what any snippet prints: the runner, its services, lock files. Paths from the site folder, `{version}` is the
     * version's name. A result counts as tested only if it was recorded with files of the same content.
     */
    fingerprint: z.array(z.string().min(1)).default([]),
  })
  .prefault({})
