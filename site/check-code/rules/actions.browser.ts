import { type Node, readDictionary, readItems, stringValue } from '../python/syntax.browser'
import type { CallView } from './call.browser'

/** Actions that Checkpoints of the new release always perform. */
const AUTOMATIC = ['StoreValidationResultAction', 'StoreEvaluationParametersAction', 'StoreMetricsAction']
/** Actions whose parameters have the same names in both releases. */
const SAME = [
  'UpdateDataDocsAction',
  'MicrosoftTeamsNotificationAction',
  'OpsgenieAlertAction',
  'PagerdutyAlertAction',
  'SNSNotificationAction',
  'EmailAction',
  'SlackNotificationAction',
]

/** The objects that replace a list of dictionaries, or `undefined` if it contains anything else. */
export function writeActions(node: Node, call: CallView): string[] | undefined {
  const { code } = call.edits
  const found: string[] = []
  for (const item of readItems(node) ?? [undefined]) {
    const entries = readDictionary(item, code)
    const settings = readDictionary(entries?.get('action'), code)
    const name = entries?.get('name')
    const type = stringValue(settings?.get('class_name'), code)
    if (!settings || !name || type === undefined) return undefined
    if (AUTOMATIC.includes(type)) continue
    if (!SAME.includes(type) || settings.has('renderer')) return undefined
    const rest = [...settings].flatMap(([key, value]) =>
      key === 'class_name' || key === 'module_name' ? [] : [`${key}=${call.text(value)}`],
    )
    found.push(`${call.gx}.checkpoint.${type}(${[`name=${call.text(name)}`, ...rest].join(', ')})`)
  }
  return found
}
