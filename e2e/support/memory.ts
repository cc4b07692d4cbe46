import type { CDPSession, Page } from '@playwright/test'

/** Memory of a page after garbage collection. */
export interface Memory {
  /** Bytes of the JavaScript heap. */
  heap: number
  /** DOM nodes, attached or not. */
  nodes: number
  /** Event listeners. */
  listeners: number
  /** Detached elements that still have a React root. */
  lostRoots: number
}

/** Runs in the page with a list of all live elements; returns the number of detached React roots. */
const COUNT_LOST_ROOTS = `function () {
  const hasRoot = (element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$') && element[key])
  return this.filter((element) => hasRoot(element) && !element.isConnected).length
}`

/** Collects garbage and measures the memory of a page. */
export async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Performance.enable')
    const lostRoots = await countLostRoots(session)
    // Objects that the first round releases may reference others.
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN
    return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners'), lostRoots }
  } finally {
    await session.detach()
  }
}

async function countLostRoots(session: CDPSession): Promise<number> {
  const objectGroup = 'memory'
  const prototype = await session.send('Runtime.evaluate', { expression: 'HTMLElement.prototype', objectGroup })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
    objectGroup,
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: COUNT_LOST_ROOTS,
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return Number(result.value)
}
