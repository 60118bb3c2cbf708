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

  /** Writes a valid session cookie with an expiry (ms since 1970), whether signed in or not. */
  async write(expiresAt: number): Promise<void> {
    await this.put(`v1.${expiresAt.toString(36)}`, expiresAt);
  }

  /** Writes any value until `expiresAt` (ms since 1970); without one, until the browser closes. */
  async put(value: string, expiresAt?: number): Promise<void> {
    const expires = expiresAt === undefined ? -1 : expiresAt / 1000;
    await this.#context.addCookies([
      { name: "tk", value, expires, domain: "127.0.0.1", path: "/", sameSite: "Lax" },
    ]);
  }

  /** Deletes it as one does in the browser's settings. */
  async delete(): Promise<void> {
    await this.#context.clearCookies({ name: "tk" });
  }
}

/** When a session cookie ends, by its value, in ms; NaN when it is none of the shop's. */
export function cookieExpiry(value: string): number {
  return value.startsWith("v1.") ? Number.parseInt(value.slice("v1.".length), 36) : Number.NaN;
}
