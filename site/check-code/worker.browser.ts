import { checkCode } from './check-code.browser'
import type { Knowledge, Refusal, Report } from './model.browser'

/** What the page sends: a text to check. */
export interface CheckRequest {
  id: number
  text: string
}

/** What the worker answers. */
export type CheckResponse = { id: number; result: Report | { refusal: Refusal } } | { id: number; error: string }

const worker = globalThis as unknown as {
  /** The first statement of the script, which the build writes. */
  checkCodeKnowledge: Knowledge
  addEventListener(type: 'message', listener: (event: MessageEvent<CheckRequest>) => void): void
  postMessage(message: CheckResponse): void
}

worker.addEventListener('message', ({ data: { id, text } }) => {
  try {
    worker.postMessage({ id, result: checkCode(text, worker.checkCodeKnowledge) })
  } catch (error) {
    worker.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
