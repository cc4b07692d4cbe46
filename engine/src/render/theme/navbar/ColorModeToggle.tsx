import type { ReactNode } from 'react'

/** The switch between light and dark: disabled until the runtime is there, which keeps title and label true. */
export function ColorModeToggle(): ReactNode {
  return (
    <button
      type="button"
      className="color-mode-toggle"
      disabled
      title="system mode"
      aria-label="Switch between dark and light mode (currently system mode)"
    />
  )
}
