import type { CacheStore, WorkerContext } from "../worker-context.ts";

export const ORIGIN = "https://alacena.example";

/** A browser's storage and its network, in memory. */
export class FakeWorkerContext implements WorkerContext {
  time = Date.parse("2026-11-21T12:00:00Z");
  /** What was asked of the network, as paths. */
  readonly asked: string[] = [];
  /** How each file was asked for. */
  readonly inits: (RequestInit | undefined)[] = [];
  readonly #caches = new Map<string, Map<string, Response>>();
  readonly #answers = new Map<string, () => Response>();
  #work: Promise<unknown>[] = [];
  isOffline = false;
  isFull = false;

  readonly caches: WorkerContext["caches"] = {
    open: async (name) => this.#cache(name),
    match: async (path) =>
      [...this.#caches.values()]
        .find((things) => things.has(path))
        ?.get(path)
        ?.clone(),
    keys: async () => [...this.#caches.keys()],
    delete: async (name) => this.#caches.delete(name),
  };

  readonly fetch: WorkerContext["fetch"] = async (request, init) => {
    const path = pathOf(request);
    this.asked.push(path);
    this.inits.push(init);
    const answer = this.#answers.get(path);
    if (this.isOffline) throw new TypeError("Failed to fetch");
    return answer?.() ?? new Response("Not Found", { status: 404 });
  };

  readonly now = () => this.time;

  readonly later = (work: Promise<unknown>) => void this.#work.push(work.catch(() => undefined));

  /** From now on the server answers so. */
  answer(path: string, body: string, { status = 200, type = "text/plain" } = {}): void {
    this.#answers.set(path, () => new Response(body, { status, headers: { "content-type": type } }));
  }

  /** Comes back when all that was to be done later is done. */
  async settle(): Promise<void> {
    await Promise.all(this.#work.splice(0));
    if (this.#work.length > 0) await this.settle();
  }

  /** The entries of a cache, oldest first. */
  on(name: string): string[] {
    return [...(this.#caches.get(name)?.keys() ?? [])];
  }

  get names(): string[] {
    return [...this.#caches.keys()];
  }

  #cache(name: string): CacheStore {
    const things = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, things);
    return {
      match: async (path) => things.get(path)?.clone(),
      put: async (path, response) => {
        if (this.isFull) throw new DOMException("", "QuotaExceededError");
        things.delete(path);
        things.set(path, response);
      },
      keys: async () => [...things.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
      delete: async (request) => things.delete(pathOf(request)),
    };
  }
}

function pathOf(request: Request | string): string {
  return typeof request === "string" ? request : new URL(request.url).pathname;
}
