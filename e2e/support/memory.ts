import type { CDPSession, Page } from '@playwright/test'

/** What a page holds once all that can be thrown away is. */
export interface Memory {
  /** Bytes of the JavaScript heap. */
  heap: number
  /** Nodes, shown or not. */
  nodes: number
  /** Event listeners. */
  listeners: number
  /** Elements outside the document in which React still has a root. */
  lostRoots: number
}

/** Runs in the page on a list of all its elements that are alive: those with a root of React that no one sees. */
const COUNT_LOST_ROOTS = `function () {
  const hasRoot = (element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$') && element[key])
  return this.filter((element) => hasRoot(element) && !element.isConnected).length
}`

/** Measures the memory of a page, after collecting garbage. */
export async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Performance.enable')
    const lostRoots = await countLostRoots(session)
    // What is only freed by the first round may keep other things.
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
