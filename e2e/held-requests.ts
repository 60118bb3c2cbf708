import { expect, type Page, type Request, type Route } from "@playwright/test";

/** Requests that reach the server only once they are let go. */
export class HeldRequests {
  #count = 0;
  readonly #gate = Promise.withResolvers<void>();

  private constructor() {}

  /** @param what a part of the address of the requests to hold */
  static async of(page: Page, what: RegExp): Promise<HeldRequests> {
    const held = new HeldRequests();
    await page.route(what, (route, request) => held.#hold(route, request));
    return held;
  }

  letGo(): void {
    this.#gate.resolve();
  }

  /** @param count how many were made, held or not */
  async seeCount(count: number): Promise<void> {
    await expect.poll(() => this.#count).toBe(count);
  }

  async #hold(route: Route, request: Request): Promise<void> {
    if (request.method() !== "OPTIONS") this.#count += 1;
    await this.#gate.promise;
    await route.continue();
  }
}
