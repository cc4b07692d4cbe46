import type { ReactNode } from 'react'
import type { PageView } from '../../model'

/** The button that switches between light and dark. A script enables it and updates its labels. */
export function ColorModeToggle({ texts }: Pick<PageView, 'texts'>): ReactNode {
  return (
    <button
      type="button"
      className="color-mode-toggle"
      disabled
      title={texts.runtime.colorMode.replace('{mode}', 'system')}
      aria-label={texts.runtime.switchColorMode.replace('{mode}', 'system')}
    />
  )
}
