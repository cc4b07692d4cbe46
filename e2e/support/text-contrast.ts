import type { Page } from '@playwright/test'

/**
 * Lists visible texts whose contrast with the background is too low, with the ratio. Texts over images and gradients, and those that belong to
 * disabled controls, are exempt.
 */
export function weakTexts(page: Page, minimum = 4.5): Promise<string[]> {
  return page.evaluate((limit) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    /** Paints colors on top of each other, the last one first. */
    const blend = (colors: readonly string[]): number[] => {
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      for (const color of colors.toReversed()) {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const luminance = (rgb: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const base = () => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.cssText = 'position: absolute; background: Canvas; forced-color-adjust: none'
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    }
    const bottom = base()
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || !element || /^(script|style|noscript|option|title|desc)$/i.test(element.tagName)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const layers: string[] = []
      let isExempt = false
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.visibility !== 'visible' || style.opacity === '0' || style.display === 'none' || style.clipPath !== 'none')
          isExempt = true
        if (style.backgroundImage !== 'none' && !style.backgroundImage.startsWith('linear-gradient')) isExempt = true
        if (at.matches(':disabled, [aria-hidden="true"]')) isExempt = true
        layers.push(style.backgroundColor)
      }
      if (isExempt) continue
      const { color, fill } = getComputedStyle(element)
      const background = blend([...layers, bottom])
      const foreground = blend([element instanceof SVGElement ? fill : color, ...layers, bottom])
      const [light, dark] = [luminance(foreground), luminance(background)].toSorted((a, b) => b - a) as [number, number]
      const ratio = (light + 0.05) / (dark + 0.05)
      if (ratio < limit)
        found.add(
          `${ratio.toFixed(2)} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${text.slice(0, 40)}`,
        )
    }
    return [...found]
  }, minimum)
}
