import { expect, type Page, type Request, type Route } from "@playwright/test";
import type { CallCounts, WalkAnswer } from "./read-walks.ts";

const KINDS: Record<string, keyof CallCounts> = {
  getCart: "reads",
  quoteCart: "reads",
  addProductToCart: "changes",
  setProductQuantity: "changes",
  removeProduct: "changes",
  clearCart: "changes",
  mergeCart: "changes",
  getPaymentCart: "summaries",
};

/**
 * The calls of the cart, none of which reaches the server: the test answers them, loses them, or leaves them. They
 * belong to the document that made them: those of a page that is left are lost with it.
 */
export class HeldCalls {
  #held: { method: string; route: Route }[] = [];
  #counts: CallCounts = { reads: 0, changes: 0, summaries: 0 };
  #isLeaving = false;
  readonly #refused = new Set<string>();

  static async of(page: Page): Promise<HeldCalls> {
    const held = new HeldCalls();
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) held.#leave();
    });
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) held.#isLeaving = false;
    });
    await page.route("**/api/*", (route, request) => held.#hold(route, request));
    return held;
  }

  /** Waits until the page has made so many calls, and makes sure that it has not made more. */
  async seeCounts(counts: CallCounts): Promise<void> {
    await expect.poll(() => this.#counts).toEqual(counts);
  }

  /** What the newest call of a method comes to. */
  async answer({ method, answer }: WalkAnswer): Promise<void> {
    const at = () => this.#held.findLastIndex((call) => call.method === method);
    await expect.poll(at, { message: `nobody has called ${method}` }).toBeGreaterThanOrEqual(0);
    const [call] = this.#held.splice(at(), 1);
    if (!call) throw new Error(`${method} was not called`);
    if (answer === "lost") await call.route.abort("connectionfailed");
    else if (answer === "unauthenticated") await this.#refuse(call.route, method);
    else await call.route.fulfill({ json: answer });
  }

  #leave(): void {
    this.#isLeaving = true;
    const left = this.#held;
    this.#held = [];
    this.#counts = { reads: 0, changes: 0, summaries: 0 };
    // The browser has given them up already.
    for (const { route } of left) route.abort().catch(() => undefined);
  }

  async #hold(route: Route, request: Request): Promise<void> {
    const { data } = request.postDataJSON() as { data: { method: string } };
    const { method } = data;
    const kind = KINDS[method];
    if (kind === undefined) return route.fallback();
    if (this.#isLeaving) return route.abort();
    if (this.#refused.has(method)) return this.#refuse(route, method);
    this.#counts = { ...this.#counts, [kind]: this.#counts[kind] + 1 };
    this.#held.push({ method, route });
  }

  /** The page asks once more with a new token, and is refused again. */
  async #refuse(route: Route, method: string): Promise<void> {
    this.#refused.add(method);
    const error = { status: "UNAUTHENTICATED", message: "UNAUTHENTICATED" };
    await route.fulfill({ status: 401, json: { error } });
  }
}
