type Grant = (lock: Lock | null) => unknown;

/** The locks of one browser: each is held by one page at a time, and released when that page is closed. */
export class FakeLocks {
  readonly #held = new Map<string, FakePage>();

  /** The locks as one page of the browser sees them. */
  page(): FakePage {
    return new FakePage(this.#held);
  }
}

/** A page; closing it releases its locks. */
export class FakePage implements LockManager {
  readonly #held: Map<string, FakePage>;

  constructor(held: Map<string, FakePage>) {
    this.#held = held;
  }

  /** The page is closed, or crashes. */
  die(): void {
    for (const [name, page] of this.#held) if (page === this) this.#held.delete(name);
  }

  request<T>(name: string, callback: (lock: Lock | null) => T): Promise<Awaited<T>>;
  request<T>(name: string, options: LockOptions, callback: (lock: Lock | null) => T): Promise<Awaited<T>>;
  async request(name: string, options: LockOptions | Grant, callback?: Grant): Promise<unknown> {
    const grant = typeof options === "function" ? options : callback;
    await Promise.resolve();
    if (this.#held.has(name)) return grant?.(null);
    this.#held.set(name, this);
    const answer = await grant?.({ name, mode: "exclusive" });
    if (this.#held.get(name) === this) this.#held.delete(name);
    return answer;
  }

  query = (): Promise<LockManagerSnapshot> =>
    Promise.resolve({ held: [...this.#held.keys()].map((name) => ({ name })), pending: [] });
}
