import { texts } from '../../../common/index.browser'
import { runOverFrames } from '../../environment/scheduling.browser'
import { targetOf } from '../target-of.browser'
import { copyText } from './copy-text.browser'
import { createTool } from './create-tool.browser'

/** Code, without its output. */
const CODE = '.code > pre:has(> code)'
/** Blocks that scroll: code, output and tables. */
const SCROLLERS = '.code pre, .table-scroll'

/**
 * Measures blocks that scroll in a resize observer, which runs after layout, so that measuring costs nothing. Code that is not rendered
 * yet, in a hidden tab or far down a very long page, gets its tools later.
 */
const widths = new ResizeObserver((entries) => {
  const measured = entries.map(({ target }) => ({ target, overflows: target.scrollWidth > target.clientWidth }))
  // A block that overflows is a tab stop, so that arrow keys scroll it.
  for (const { target, overflows } of measured)
    if (overflows) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  void runOverFrames(
    measured
      .filter(({ target }) => target.matches(CODE))
      .map(
        ({ target, overflows }) =>
          () =>
            updateTools(target, overflows),
      ),
  )
})

/** Adds tools to every code block, and a copy button to every `[data-copy]`. */
export function addCodeTools(): void {
  widths.disconnect()
  const main = document.querySelector('main')
  if (!main) return
  for (const scroller of main.querySelectorAll(SCROLLERS)) widths.observe(scroller)
  for (const place of main.querySelectorAll('[data-copy]:not(:has(.tool))'))
    place.append(createTool('copy', texts.copyCode, texts.copy))
}

/** Adds the listeners; called once. */
export function startCodeTools(): void {
  document.addEventListener('click', (event) => {
    const button = targetOf(event, '.tool')
    const block = button?.closest<HTMLElement>('.code, [data-copy]')
    if (!button || !block) return
    if (button.classList.contains('copy'))
      void copyText(button, block.dataset.code ?? (block.querySelector('code')?.textContent ?? '').replace(/\n$/, ''))
    else button.ariaPressed = String(block.classList.toggle('wrapped'))
  })
}

/** Adds the tools if the block has none. The wrap button is shown if code overflows or is wrapped. */
function updateTools(pre: Element, overflows: boolean): void {
  const block = pre.parentElement
  if (!block) return
  const wrap = block.querySelector<HTMLElement>('.wrap') ?? createTools(pre, block)
  wrap.hidden = !overflows && !block.classList.contains('wrapped')
}

function createTools(pre: Element, block: Element): HTMLElement {
  const wrap = createTool('wrap', texts.wrapLines, texts.wrapLines)
  wrap.ariaPressed = 'false'
  const tools = document.createElement('span')
  tools.className = 'code-tools'
  tools.append(wrap, createTool('copy', texts.copyCode, texts.copy))
  const bar = block.querySelector('.code-bar')
  if (bar) bar.append(tools)
  else pre.before(tools)
  return wrap
}
