import { expect, type Page, type Request, type Route } from "@playwright/test";

/**
 * What a call comes to: what a browser receives, a rejection of the identity service by its code, the server's own
 * answer, a session that is over, or nothing at all.
 */
export type TestPathAnswer = {
  /** Of what is no call of the shop, the last part of its address. */
  method: string;
  answer: { result: Record<string, unknown> } | { error: string } | "through" | "unauthenticated" | "lost";
};

/** How many calls of each kind a page has made. */
export type CallCounts = Record<string, number>;

/**
 * The calls of a page, none of which reaches the server by itself: the test answers them, loses them, lets them
 * through, or leaves them. They belong to the document that made them: those of a page that is left are lost with it.
 */
export class HeldCalls {
  #held: { method: string; route: Route }[] = [];
  #counts: CallCounts;
  readonly #none: CallCounts;
  readonly #keys = new Set<string>();
  readonly #kinds: Record<string, string>;
  readonly #expected = new Map<string, { answer: TestPathAnswer; after: number }>();
  #isLeaving = false;
  readonly #refused = new Set<string>();
  readonly #passing = new Set<string>();

  private constructor(kinds: Record<string, string>) {
    this.#kinds = kinds;
    this.#none = Object.fromEntries(Object.values(kinds).map((kind) => [kind, 0]));
    this.#counts = this.#none;
  }

  /**
   * @param kinds the methods whose calls are held, and as what they count
   * @param addresses where such calls go
   */
  static async of(
    page: Page,
    kinds: Record<string, string>,
    addresses: RegExp | string = "**/api/*",
  ): Promise<HeldCalls> {
    const held = new HeldCalls(kinds);
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) held.#leave();
    });
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) held.#isLeaving = false;
    });
    await page.route(addresses, (route, request) => held.#hold(route, request));
    return held;
  }

  /** Whether a call of this method waits to be answered. */
  isHeld(method: string): boolean {
    return this.#held.some((call) => call.method === method);
  }

  /** Waits until the page has made so many calls, and makes sure that it has not made more. */
  async seeCounts(counts: CallCounts): Promise<void> {
    const made = () => ({ ...this.#counts, keys: this.#keys.size });
    await expect
      .poll(() => Object.fromEntries(Object.entries(made()).filter(([kind]) => kind in counts)))
      .toEqual(counts);
  }

  /**
   * A coming call of a method is not one that the walk is about: it is answered at once, and not counted.
   * @param after how many that the walk is about come first
   */
  answerBeside(answer: TestPathAnswer, after: number): void {
    this.#expected.set(answer.method, { answer, after });
  }

  /** The calls of a method are no longer what the walk is about: they reach the server, and are not counted. */
  letThrough(method: string): void {
    this.#passing.add(method);
  }

  /** What the newest call of a method comes to. */
  async answer({ method, answer }: TestPathAnswer): Promise<void> {
    const at = () => this.#held.findLastIndex((call) => call.method === method);
    await expect.poll(at, { message: `nobody has called ${method}` }).toBeGreaterThanOrEqual(0);
    const [call] = this.#held.splice(at(), 1);
    if (!call) throw new Error(`${method} was not called`);
    await this.#fulfill(call.route, { method, answer });
  }

  async #fulfill(route: Route, { method, answer }: TestPathAnswer): Promise<void> {
    if (answer === "lost") await route.abort("connectionfailed");
    else if (answer === "through") await route.continue();
    else if (answer === "unauthenticated") await this.#refuse(route, method);
    else if ("error" in answer)
      await route.fulfill({ status: 400, json: { error: { code: 400, message: answer.error } } });
    else await route.fulfill({ json: answer });
  }

  #leave(): void {
    this.#isLeaving = true;
    const left = this.#held;
    this.#held = [];
    this.#counts = this.#none;
    // The browser has given them up already.
    for (const { route } of left) route.abort().catch(() => undefined);
  }

  async #hold(route: Route, request: Request): Promise<void> {
    const { method, idempotencyKey } = callIn(request);
    const kind = this.#kinds[method];
    if (kind === undefined || this.#passing.has(method)) return route.fallback();
    if (this.#isLeaving) return route.abort();
    if (this.#refused.has(method)) return this.#refuse(route, method);
    const beside = this.#expected.get(method);
    if (beside?.after === 0) {
      this.#expected.delete(method);
      return this.#fulfill(route, beside.answer);
    }
    if (beside) beside.after -= 1;
    this.#counts = { ...this.#counts, [kind]: (this.#counts[kind] ?? 0) + 1 };
    if (method === "placeOrder" && idempotencyKey !== undefined) this.#keys.add(idempotencyKey);
    this.#held.push({ method, route });
  }

  /** The page asks once more with a new token, and is refused again. */
  async #refuse(route: Route, method: string): Promise<void> {
    this.#refused.add(method);
    const error = { status: "UNAUTHENTICATED", message: "UNAUTHENTICATED" };
    await route.fulfill({ status: 401, json: { error } });
  }
}

/** A call of the shop has its name in its body, every other one in its address; a file without what tells its version. */
function callIn(request: Request): { method: string; idempotencyKey?: string } {
  const sent = request.postDataJSON() as { data?: { method: string; idempotencyKey?: string } } | null;
  if (sent?.data) return sent.data;
  const last = new URL(request.url()).pathname.split(/[/:]/).at(-1) ?? "";
  return { method: last.replace(/-[\w-]{8}(?=\.js$)/, "") };
}
