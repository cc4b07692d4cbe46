/** An in-memory implementation of the Cache API of browsers. Entries are in the order in which they were stored. */
export class FakeCaches {
  /** Whether storing fails, like on a device without free space. */
  isFull = false
  private readonly all = new Map<string, FakeCache>()

  constructor(private readonly origin: string) {}

  async open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache(this, this.origin)
    this.all.set(name, cache)
    return cache
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name)
  }

  async match(request: Pick<Request, 'url'> | string): Promise<Response | undefined> {
    const found = await Promise.all([...this.all.values()].map((cache) => cache.match(request)))
    return found.find((response) => response !== undefined)
  }

  /** Paths in a cache. */
  paths(name: string): string[] {
    return this.all.get(name)?.paths ?? []
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>()

  constructor(
    private readonly storage: FakeCaches,
    private readonly origin: string,
  ) {}

  get paths(): string[] {
    return [...this.entries.keys()].map((url) => url.replace(this.origin, ''))
  }

  async put(request: Pick<Request, 'url'> | string, response: Response): Promise<void> {
    const body = await response.arrayBuffer()
    if (this.storage.isFull) throw new DOMException('The device is full.', 'QuotaExceededError')
    const url = this.url(request)
    this.entries.delete(url)
    this.entries.set(url, new Response(body, { status: response.status, headers: response.headers }))
  }

  async match(request: Pick<Request, 'url'> | string): Promise<Response | undefined> {
    return this.entries.get(this.url(request))?.clone()
  }

  async keys(): Promise<Pick<Request, 'url'>[]> {
    return [...this.entries.keys()].map((url) => ({ url }))
  }

  async delete(request: Pick<Request, 'url'> | string): Promise<boolean> {
    return this.entries.delete(this.url(request))
  }

  private url(request: Pick<Request, 'url'> | string): string {
    return new URL(typeof request === 'string' ? request : request.url, this.origin).href
  }
}
