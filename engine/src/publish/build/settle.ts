/** Waits until every one of these has ended, then raises what the first failed one raised: nothing goes on behind a failure. */
export async function settle(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
