import { LONG_SCRIPT } from '../../../common/index.browser'

let module: Promise<typeof import('./code-lines.browser')> | undefined

/** Makes the line numbers of long scripts links. The code is loaded on the first page that has such a script. */
export function linkLongScripts(): void {
  if (document.querySelector(`main .numbered > :nth-child(${LONG_SCRIPT})`)) module ??= import('./code-lines.browser')
  module?.then(({ linkLines }) => linkLines()).catch(console.warn)
}
