import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach } from 'vitest'
import { type Files, writeFiles } from './fixture-site'
import { Html } from './html'
import { DOCS } from './run-docs'

/** A running dev server with its event stream. */
export class Dev {
  /** Number of change events that the server has sent. */
  changes = 0
  private waiting: (() => void)[] = []
  /** Output of the server on stderr. */
  output = ''

  private constructor(
    readonly root: string,
    readonly address: string,
    readonly child: ChildProcess,
    private readonly closing: AbortController,
  ) {}

  static async start(root: string): Promise<Dev> {
    const child = spawn(process.execPath, [DOCS, 'dev', root, '--port=0'])
    running.push(child)
    let output = ''
    const address = await new Promise<string>((resolve, reject) => {
      child.stderr.on('data', (chunk) => (output += chunk))
      child.stdout.on('data', (chunk) => {
        output += chunk
        const found = /http:\/\/[\d.:]+/.exec(output)?.[0]
        if (found) resolve(found)
      })
      child.once('exit', () => reject(new Error(`The dev server ended:\n${output}`)))
    })
    const dev = new Dev(root, address, child, new AbortController())
    child.stderr.on('data', (chunk) => {
      dev.output += chunk
      for (const wake of dev.waiting.splice(0)) wake()
    })
    await dev.listen()
    return dev
  }

  private async listen(): Promise<void> {
    const response = await fetch(`${this.address}/__dev/events`, { signal: this.closing.signal })
    const read = async () => {
      for await (const chunk of response.body ?? []) {
        if (!new TextDecoder().decode(chunk).includes('event: change')) continue
        this.changes++
        for (const wake of this.waiting.splice(0)) wake()
      }
    }
    // The stream fails when the server stops.
    read().catch(() => undefined)
  }

  async get(path: string): Promise<{ status: number; html: Html; type: string | null }> {
    const response = await fetch(this.address + path)
    return { status: response.status, html: new Html(await response.text()), type: response.headers.get('content-type') }
  }

  /** Writes files, and waits until the server has sent a change event and a page fulfills a condition. */
  async edit(files: Files, path: string, isUpdated: (html: Html, status: number) => boolean): Promise<Html> {
    const before = this.changes
    writeFiles(this.root, files)
    for (;;) {
      if (this.changes > before) {
        const { html, status } = await this.get(path)
        if (isUpdated(html, status)) return html
      }
      await this.changed()
    }
  }

  /** Waits until a page fulfills a condition, for example because the server has checked its links. */
  async shows(path: string, isShown: (html: Html) => boolean): Promise<Html> {
    for (;;) {
      const before = this.changes
      const { html } = await this.get(path)
      if (isShown(html)) return html
      if (this.changes === before) await this.changed()
    }
  }

  /** Waits until a file has some text. */
  async sends(path: string, text: string): Promise<void> {
    for (;;) {
      const before = this.changes
      if ((await this.get(path)).html.source === text) return
      if (this.changes === before) await this.changed()
    }
  }

  /** Waits until the server has sent the next change event or printed something. */
  private changed(): Promise<void> {
    return new Promise((wake) => this.waiting.push(wake))
  }

  /** Waits until the output contains some text. */
  async prints(words: string): Promise<void> {
    while (!this.output.includes(words)) await this.changed()
  }

  async stop(): Promise<number | null> {
    this.closing.abort()
    const exit = once(this.child, 'exit')
    this.child.kill('SIGINT')
    const [code] = (await exit) as [number | null]
    return code
  }
}

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})
