import { setTimeout as delay } from 'node:timers/promises'
import { BLANK } from './site.mjs'

/**
 * What a browser must be able to do. Coordinates are in the viewport, in CSS pixels.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open loads a document
 * @property {(expression: string) => Promise<any>} evaluate evaluates JavaScript in the page and waits for its promise
 * @property {(width: number, height: number) => Promise<void>} resize sets the size of the viewport
 * @property {(x: number, y: number) => Promise<void>} movePointer
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(key: string, modifiers: string[]) => Promise<void>} press presses a key, by its name in DOM events
 * @property {(text: string) => Promise<void>} type presses the keys of a text
 * @property {() => Promise<Uint8Array>} screenshot
 * @property {() => Promise<void>} close
 * @property {() => void} kill ends a browser that doesn't respond
 */

/** Time limit for each step, in milliseconds. */
export const STEP_LIMIT = 10_000

/** Time limit for reading a state, which is then read again. */
const POLL_LIMIT = 1000

/** The browser didn't respond within the limit of a step. */
export class Hang extends Error {}

/** A tab, with the steps that checks consist of. Each step fails if it takes longer than the limit. */
export class Page {
  #driver
  #origin
  #limit
  #isStarted = false
  /** Ends with the current step. */
  #step
  /** When the browser last answered a command in the current step, or the start of the step. */
  #answeredAt
  /** Why the state that the current step waits for isn't reached. */
  #last

  /**
   * @param {Driver} driver
   * @param {string} origin of the site
   */
  constructor(driver, origin, limit = STEP_LIMIT) {
    this.#driver = driver
    this.#origin = origin
    this.#limit = limit
  }

  /** Leaves the site and forgets what it has stored, except for its service worker. */
  reset({ width, height }) {
    return this.#run('resetting the browser', async () => {
      if (this.#isStarted) await this.#load(BLANK)
      else {
        await this.#call(this.#driver.open(this.#origin + BLANK))
        await this.#loaded()
      }
      this.#isStarted = true
      await this.#evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await this.#resize(width, height)
      await this.#call(this.#driver.movePointer(1, 1))
    })
  }

  /** Loads a page and waits until its scripts have started. */
  open(path) {
    return this.#run(`opening ${path}`, async () => {
      await this.#load(path)
      await this.#ready()
    })
  }

  reload() {
    return this.#run('reloading', async () => {
      await this.#evaluate(() => {
        window.isOld = true
        setTimeout(() => location.reload())
      })
      await this.#loaded()
      await this.#ready()
    })
  }

  back() {
    return this.evaluate(() => history.back())
  }

  forward() {
    return this.evaluate(() => history.forward())
  }

  resize(width, height) {
    return this.#run(`resizing to ${width} × ${height}`, () => this.#resize(width, height))
  }

  /** Clicks the first visible element, as soon as it is at rest and nothing covers it. */
  click(selector) {
    return this.#run(`clicking ${selector}`, async () => {
      const [x, y] = await this.#target(selector)
      await this.#call(this.#driver.click(x, y))
    })
  }

  /** Clicks a point of the viewport. */
  clickAt(x, y) {
    return this.#run(`clicking at ${x}, ${y}`, () => this.#call(this.#driver.click(x, y)))
  }

  hover(selector) {
    return this.#run(`hovering ${selector}`, async () => {
      const [x, y] = await this.#target(selector)
      await this.#call(this.#driver.movePointer(x, y))
    })
  }

  /** Presses a key, such as `Enter` or `Control+k`. */
  press(keys) {
    return this.#run(`pressing ${keys}`, () => this.#press(keys))
  }

  /** Types characters one by one. */
  type(text) {
    return this.#run(`typing "${text}"`, async () => {
      await this.#call(this.#driver.type(text))
    })
  }

  /** Evaluates a function in the page. It can use `visible` and its arguments, which are copied. */
  evaluate(fn, ...args) {
    return this.#run(`evaluating ${fn}`, () => this.#evaluate(fn, ...args))
  }

  /** Waits until a function returns a truthy value in the page, and returns the value. */
  until(what, fn, ...args) {
    return this.#run(`waiting until ${what}`, () => this.#until(fn, ...args))
  }

  /** Waits until the first visible element that matches a selector is at rest, and returns its box and text. */
  see(selector) {
    return this.#run(`waiting for ${selector}`, () =>
      this.#until(async (wanted) => {
        const [element] = visible(wanted)
        if (!element || !(await isAtRest(element))) return undefined
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height, text: element.textContent.trim() }
      }, selector),
    )
  }

  /** Waits until no element that matches a selector is visible. */
  gone(selector) {
    return this.until(`${selector} is gone`, (unwanted) => visible(unwanted).length === 0, selector)
  }

  screenshot() {
    return this.#run('taking a screenshot', () => this.#call(this.#driver.screenshot()))
  }

  /** The problems that documents have had since the last reset: errors, rejections, policy violations, and console messages. */
  problems() {
    return this.evaluate(() => JSON.parse(sessionStorage.getItem('smoke-problems') ?? '[]'))
  }

  /** Runs a step. Fails if it takes longer than the limit. */
  async #run(name, run) {
    if (this.#step) throw new Error(`${name}: the step before it has not ended`)
    const step = new AbortController()
    this.#step = step
    this.#last = undefined
    this.#answeredAt = Date.now()
    let timer
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(this.#timeout()), this.#limit)
    })
    try {
      return await Promise.race([run(), limit])
    } catch (error) {
      error.message = `${name}: ${error.message}`
      throw error
    } finally {
      clearTimeout(timer)
      step.abort()
      this.#step = undefined
    }
  }

  /** A browser hangs if it hasn't answered for most of the time. Otherwise, a state wasn't reached. */
  #timeout() {
    const seconds = this.#limit / 1000
    if (Date.now() - this.#answeredAt > this.#limit / 2) return new Hang(`the browser has not responded within ${seconds} s`)
    return new Error(`not within ${seconds} s: ${this.#last ?? 'several commands took too long'}`)
  }

  /** Waits for a command of the browser. */
  async #call(command) {
    try {
      return await command
    } finally {
      this.#answeredAt = Date.now()
    }
  }

  #evaluate(fn, ...args) {
    const values = args.map((value) => JSON.stringify(value)).join(', ')
    const helpers = `const visible = ${visible}; const isAtRest = ${isAtRest}`
    return this.#call(this.#driver.evaluate(`(() => { ${helpers}; return (${fn})(${values}) })()`))
  }

  async #until(fn, ...args) {
    const { signal } = this.#step
    while (!signal.aborted) {
      try {
        // WebKit's driver loses an answer if the page goes to the page cache at this moment.
        const value = await Promise.race([this.#evaluate(fn, ...args), delay(POLL_LIMIT)])
        if (value) return value
        this.#last = `it is ${JSON.stringify(value)}`
      } catch (error) {
        // Documents are replaced while the page navigates.
        this.#last = error.message
      }
      await delay(30)
    }
  }

  /** Loads a document. Doesn't wait with the commands of the drivers, which miss documents from the page cache. */
  async #load(path) {
    await this.#evaluate((url) => {
      window.isOld = true
      setTimeout(() => location.assign(url))
    }, this.#origin + path)
    await this.#loaded()
  }

  /** Waits for a new document of the site. The browser may show an empty one before it. */
  #loaded() {
    return this.#until(
      (origin) => !window.isOld && location.origin === origin && document.readyState === 'complete',
      this.#origin,
    )
  }

  #ready() {
    return this.#until(() => document.readyState === 'complete' && document.documentElement.dataset.hasHydrated === 'true')
  }

  async #resize(width, height) {
    await this.#call(this.#driver.resize(width, height))
    await this.#until((w, h) => innerWidth === w && innerHeight === h, width, height)
  }

  async #press(keys) {
    const [key, ...modifiers] = keys === '+' ? ['+'] : keys.split('+').reverse()
    await this.#call(this.#driver.press(key, modifiers))
  }

  /** Scrolls to the first visible element and waits until it is at rest and receives clicks. Returns its center. */
  #target(selector) {
    return this.#until(async (wanted) => {
      const [element] = visible(wanted)
      if (!element) return undefined
      const { top: start, bottom: end } = element.getBoundingClientRect()
      if (start < 0 || end > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (!(await isAtRest(element))) return undefined
      // Text may be in several lines.
      const [{ left, top, width, height }] = element.getClientRects()
      const point = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const hit = document.elementFromPoint(...point)
      return element.contains(hit) ? point : undefined
    }, selector)
  }
}

/** Elements that have a box and aren't hidden. Runs in the page. */
const visible = (selector) =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  })

/** Whether an element has the same box after two frames. Runs in the page. */
const isAtRest = async (element) => {
  const box = () => JSON.stringify(element.getBoundingClientRect())
  const before = box()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return box() === before
}
