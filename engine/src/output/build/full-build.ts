import { join, relative, resolve } from 'node:path'
import { ImageCache } from '../../compile'
import type { FileHashes, Store } from '../../load'
import type { BuiltOutput } from '../../model'
import { asDocsError } from '../../model'
import {
  buildStylesheet,
  checkUnplaced,
  createSiteCaches,
  openSite,
  pluginProblems,
  type Site,
  type SiteCaches,
} from '../../site'
import { type Output, pluginOutput } from '../output'
import { OutputWriter } from '../output-writer'
import { Outputs } from '../outputs'
import { type BrowserScripts, bundleBrowserScripts } from '../scripts/browser-scripts'
import { type OutputManifest, StagedTree } from '../staged-tree'
import { WritePool } from '../write-pool'
import type { BuildOptions, BuildState, BuildSummary } from './build-types'
import { checkDocuments } from './check-documents'
import { failedBuild } from './failed-build'
import { rememberOutput } from './output-stamp'
import type { Steps } from './steps'
import { writeOutputs } from './write-outputs'
import { writePages } from './write-pages'

/** Input of {@link fullBuild}. */
export interface BuildInputs {
  options: BuildOptions
  store: Store
  hashes: FileHashes
  /** Hash of all input files, for the next build. */
  inputs: string
  steps: Steps
  /** The files of the previous build. */
  manifest: OutputManifest
  /** Whether the output is unchanged since then. */
  isUntouched: boolean
}

/** Builds a site that has changed. Pages are compiled, rendered and passed to the writer threads one after another. */
export async function fullBuild(inputs: BuildInputs): Promise<BuildSummary> {
  const caches = createSiteCaches(inputs.options.engine, inputs.hashes, inputs.store)
  try {
    return await buildWith(caches, inputs)
  } finally {
    caches.results.close()
  }
}

async function buildWith(caches: SiteCaches, inputs: BuildInputs): Promise<BuildSummary> {
  const { options, store, hashes, steps } = inputs
  const { articles, engine, results } = caches
  const { site, problems } = await openSite(options.root, caches, { includeDrafts: false, overrides: options.overrides })
  if (!site) {
    results.save(false)
    return failedBuild(problems.list, steps)
  }

  const tree = new StagedTree(options.out, inputs.manifest, inputs.isUntouched)
  const images = new ImageCache(store.folder)
  const pool = new WritePool(join(engine.bundle, 'writer.mjs'), WritePool.size(options.release))
  // Generated in the background while pages are compiled.
  for (const { key, make } of site.additions.flatMap((addition) => addition.generated ?? [])) images.begin(key, make)
  try {
    steps.begin('styles and scripts')
    const style = await buildStylesheet([engine.sources, options.root], hashes, pluginStyles(site))
    const scripts = await bundleBrowserScripts(site.root, { engine, hashes, results, dev: false, config: site.config })
    const outputs = new Outputs({ site, articles, images, style, scripts })
    const writer = new OutputWriter(tree, pool, options.release)
    const written = await writePages({ site, outputs, writer, steps, problems })
    problems.list.push(...(await checkUnplaced(site, articles)))
    if (problems.errors.length === 0) {
      steps.begin('check')
      problems.list.push(...(await pluginProblems(site)))
      problems.list.push(...checkDocuments(site, written.pages, await outputs.all()))
    }
    if (problems.errors.length === 0) {
      steps.begin('files')
      const isNeeded = ({ page, onlyFor }: Output) => !page && (!onlyFor || written[onlyFor.as].has(onlyFor.file))
      await writeOutputs((await outputs.all()).filter(isNeeded), writer, problems)
      // These files of plugins depend on the written files.
      const built = builtOutput(site, scripts, tree.manifest)
      for (const addition of problems.errors.length === 0 ? site.additions : []) {
        const last = (addition.finish?.(built) ?? []).map((file) => pluginOutput(file, site.configFile))
        await writeOutputs(last, writer, problems)
      }
    }
    if (problems.errors.length > 0) {
      results.save(false)
      tree.discard()
      return failedBuild(problems.list, steps)
    }
    results.save(true)
    steps.end()
    const summary: BuildSummary = {
      ok: true,
      unchanged: false,
      pages: site.docs.length,
      files: Object.keys(tree.manifest).length,
      bytes: tree.bytes,
      written: tree.written,
      articles: { cached: articles.hits, compiled: articles.misses },
      documents: { cached: site.docs.length - outputs.documents.rendered, rendered: outputs.documents.rendered },
      problems: problems.list,
      times: steps.times,
    }
    store.write('build.json', {
      inputs: inputs.inputs,
      manifest: tree.manifest,
      outside: Object.fromEntries(site.outside.map((file) => [relative(site.root, file), hashes.of(file)])),
      environment: site.environment,
      hashes: hashes.stored(),
      summary,
    } satisfies BuildState)
    // The output is replaced last, so that it is unchanged if the disk is full. If the build is interrupted right before this, the stored state
    // describes files that don't exist, which the next build detects.
    images.prune()
    tree.commit()
    rememberOutput(options.out, store, tree.manifest)
    return summary
  } catch (error) {
    tree.discard()
    const known = asDocsError(error)
    if (!known) throw error
    return failedBuild([...problems.list, { ...known.parts, severity: 'error' }], steps)
  } finally {
    await pool.close()
  }
}

/** Absolute paths of the style files of plugins. */
function pluginStyles({ root, config }: Site): string[] {
  return config.plugins.flatMap((plugin) => (plugin.styles?.(config) ?? []).map((file) => resolve(root, file)))
}

/** Matches the path of a compressed file. */
const COMPRESSED = /\.(?:br|gz)$/

const matches = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** Describes the written files to plugins. */
function builtOutput(site: Site, scripts: BrowserScripts, files: OutputManifest): BuiltOutput {
  return {
    files,
    worker: (module) => scripts.workers[module] ?? '',
    offlineFiles(version) {
      const patterns = site.additions.flatMap((addition) => addition.offlineFiles?.(version) ?? [])
      // Files are recorded in the order in which they have been written, which varies.
      return Object.keys(files)
        .filter((path) => !COMPRESSED.test(path) && patterns.some((pattern) => matches(`/${path}`, pattern)))
        .sort()
    },
    scripts: scripts.files.map(({ path }) => path),
    scriptsOf: (module) => scripts.modules[module] ?? [],
  }
}
