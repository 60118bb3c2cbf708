import type { Page, Request, Route } from "@playwright/test";

/** How a call fails: the server answers with an error, or not at all. */
export type CallFailure = "error" | "silence";

/** The calls that a tab makes to the shop's functions, named by their method: `getCart`. */
export class Calls {
  /** The methods called so far, oldest first. */
  readonly made: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on("request", (request) => {
      const method = methodOf(request);
      if (method !== undefined) this.made.push(method);
    });
  }

  /** Forgets the calls made so far. */
  forget(): void {
    this.made.length = 0;
  }

  /** How often these methods were called. */
  count(...methods: string[]): number {
    return this.made.filter((method) => methods.includes(method)).length;
  }

  /** Makes a method fail. Returns a function that stops this. */
  async fail(method: string, failure: CallFailure = "error"): Promise<() => Promise<void>> {
    return this.#intercept(method, (route) =>
      failure === "silence"
        ? route.abort("connectionfailed")
        : route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "INTERNAL" } } }),
    );
  }

  /** Lets the server execute a method, but drops the response. Returns a function that stops this. */
  async loseAnswer(method: string): Promise<() => Promise<void>> {
    return this.#intercept(method, async (route) => {
      await route.fetch();
      await route.abort("connectionfailed");
    });
  }

  /** Holds calls of a method. Returns a function that releases them. */
  async hold(method: string): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await this.#intercept(method, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  /** Waits for the next call of a method. */
  async next(method: string): Promise<void> {
    await this.#page.waitForRequest((request) => methodOf(request) === method);
  }

  /** Waits until the next call of a method is answered. */
  async answered(method: string): Promise<void> {
    await this.#page.waitForResponse((response) => methodOf(response.request()) === method);
  }

  async #intercept(method: string, handle: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
    const handled: Promise<void>[] = [];
    let isOver = false;
    const handler = async (route: Route, request: Request) => {
      if (isOver || methodOf(request) !== method) return route.fallback();
      const call = handle(route);
      handled.push(call);
      return call;
    };
    await this.#page.route("**/api/*", handler);
    return async () => {
      isOver = true;
      // The browser may abort a call while its route is still handling it.
      await Promise.all(handled);
      await this.#page.unroute("**/api/*", handler);
    };
  }
}

function methodOf(request: Request): string | undefined {
  if (!new URL(request.url()).pathname.startsWith("/api/") || request.method() !== "POST") return undefined;
  const body = request.postDataJSON() as { data: { method: string } };
  return body.data.method;
}
