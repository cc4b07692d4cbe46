import type { SearchEvents, SearchHit } from './provider.browser'
import type { ServiceOptions } from './service-options'

/** Milliseconds for which results must be shown. */
const VIEW_DELAY = 400
/** Most results in one event. */
const MAX_IDS = 20

type EventType = 'view' | 'click' | 'conversion'

/** Sends events to the service. Errors are ignored. */
export function serviceEvents(service: ServiceOptions): SearchEvents {
  const userToken = `anonymous-${crypto.randomUUID()}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastViewed = ''
  const send = (event: Record<string, unknown>) => sendEvent(service, { userToken, ...event })
  return {
    viewed(hits) {
      clearTimeout(timer)
      const ids = idsOf(hits).slice(0, MAX_IDS)
      const key = ids.join()
      if (ids.length === 0 || key === lastViewed) return
      timer = setTimeout(() => {
        lastViewed = key
        send(serviceEvent(service, 'view', { objectIDs: ids }))
      }, VIEW_DELAY)
    },
    opened({ objectId, queryId }, position) {
      if (objectId === undefined) return
      send(serviceEvent(service, 'click', { objectIDs: [objectId], positions: [position], queryID: queryId }))
    },
  }
}

const NAMES: Readonly<Record<EventType, string>> = {
  view: 'Items Viewed',
  click: 'Item Selected',
  conversion: 'Item Converted',
}

/** The content of an event. No part of the interface sends conversions. */
export function serviceEvent(
  { indexName }: Pick<ServiceOptions, 'indexName'>,
  eventType: EventType,
  details: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return { eventType, eventName: NAMES[eventType], index: indexName, algoliaSource: ['docs-engine'], ...details }
}

function sendEvent({ insightsHost, appId, apiKey }: ServiceOptions, event: Record<string, unknown>): void {
  const url = new URL('/1/events', insightsHost)
  url.searchParams.set('X-Algolia-Application-Id', appId)
  url.searchParams.set('X-Algolia-API-Key', apiKey)
  url.searchParams.set('X-Algolia-Agent', 'docs-engine')
  const body = JSON.stringify({ events: [event] })
  if (navigator.sendBeacon?.(url, body)) return
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {})
}

const idsOf = (hits: readonly SearchHit[]) => hits.flatMap(({ objectId }) => objectId ?? [])
