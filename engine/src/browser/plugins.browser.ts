import { idle } from './environment/scheduling.browser'
import { siteData } from './stores/site-data.browser'

/** A browser module of a plugin. The build generates these objects in the entry script. */
export interface PluginModule {
  /** Name and id of the plugin: its data is passed to `start`. */
  plugin: readonly [name: string, id: string]
  wake: 'start' | 'idle' | 'intent'
  /** For `wake: 'intent'`. */
  selector?: string
  load(): Promise<{ start(data: never): unknown }>
}

/** Loads the browser modules of plugins at the configured time. Pages work without modules that fail or are blocked. */
export function startPlugins(modules: readonly PluginModule[]): void {
  for (const {
    plugin: [name, id],
    wake,
    selector,
    load,
  } of modules) {
    const start = () =>
      void load()
        .then((module) => module.start(siteData().pluginData[name]?.[id] as never))
        .catch(console.warn)
    if (wake === 'start') start()
    else if (wake === 'idle') void idle().then(start)
    else onIntent(selector ?? '', start)
  }
}

/** Calls `start` once, when the pointer or the focus first reaches a matching element. */
function onIntent(selector: string, start: () => void): void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(selector))) return
    for (const event of events) document.removeEventListener(event, listen)
    start()
  }
  for (const event of events) document.addEventListener(event, listen, { passive: true })
}
