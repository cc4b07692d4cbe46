/** The running engine. The entry point (`bin/load-engine.mjs`) creates it and passes it to the command line. */
export interface Engine {
  /** Hash of its sources and of the installed packages. Part of each cache key. */
  hash: string
  /** Folder of its sources, absolute. */
  sources: string
  /** Folder of its bundle, absolute: the modules that sites import (`engine.mjs`, `islands.mjs`, `browser.mjs`) and the scripts of worker threads. */
  bundle: string
}
