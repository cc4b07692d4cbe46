import { ROOT, run } from './install.mjs'

/**
 * Builds the site, unless the arguments contain the folder of a built site: `--dist=site/dist-test`.
 * @param {string[]} args
 * @param {string} out folder for the build
 * @returns {{ dist: string, others: string[] }} the folder of the built site, and the other arguments
 */
export function takeBuiltSite(args, out) {
  const option = args.find((arg) => arg.startsWith('--dist='))
  if (option === undefined)
    run(process.execPath, ['engine/bin/docs.mjs', 'build', 'site', '--quiet', `--out=${out}`], { cwd: ROOT })
  return { dist: option?.slice('--dist='.length) ?? out, others: args.filter((arg) => arg !== option) }
}
