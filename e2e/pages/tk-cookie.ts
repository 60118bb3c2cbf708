import type { BrowserContext, Cookie } from "@playwright/test";

/** The cookie that marks a browser as logged in. */
export class TkCookie {
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async read(): Promise<Cookie | undefined> {
    const cookies = await this.#context.cookies();
    return cookies.find(({ name }) => name === "tk");
  }

  /** Writes a marker that ends at a time (ms since 1970), whoever is signed in. */
  async write(expiresAt: number): Promise<void> {
    const value = `v1.${expiresAt.toString(36)}`;
    await this.#context.addCookies([{ name: "tk", value, domain: "127.0.0.1", path: "/", sameSite: "Lax" }]);
  }

  /** Deletes it as one does in the browser's settings. */
  async delete(): Promise<void> {
    await this.#context.clearCookies({ name: "tk" });
  }
}
