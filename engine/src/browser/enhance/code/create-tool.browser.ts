/** A small icon button; `name` is its class, which determines the icon. */
export function createTool(name: string, label: string, title: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `tool ${name}`
  button.ariaLabel = label
  button.title = title
  return button
}
