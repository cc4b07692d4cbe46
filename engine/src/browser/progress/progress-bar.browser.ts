import { Progress } from './progress.browser'

/** The bar at the top edge while a page is loading. */
export function createProgressBar(): Progress {
  let element: HTMLElement | undefined
  let bar: HTMLElement | undefined
  return new Progress({
    render(fraction) {
      if (!element) [element, bar] = insert()
      if (bar) bar.style.translate = `${(fraction - 1) * 100}%`
    },
    fade() {
      element?.classList.add('done')
    },
    remove() {
      element?.remove()
      element = undefined
      document.documentElement.classList.remove('nprogress-busy')
    },
  })
}

function insert(): [element: HTMLElement, bar: HTMLElement] {
  const element = document.createElement('div')
  element.id = 'nprogress'
  element.dataset.runtime = ''
  element.ariaHidden = 'true'
  const bar = document.createElement('div')
  bar.className = 'bar'
  element.append(bar)
  document.body.append(element)
  document.documentElement.classList.add('nprogress-busy')
  return [element, bar]
}
