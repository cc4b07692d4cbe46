/** Waits until all promises are settled, then throws the first error, so that no work continues in the background after an error. */
export async function settle(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
