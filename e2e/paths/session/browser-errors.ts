import type { Page } from "@playwright/test";

/** The browser shows no cookie and takes none. */
const block = () => {
  Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
};

/** The browser lets nobody write a cookie. */
const lock = () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(Document.prototype, "cookie", {
    ...cookie,
    set: () => {
      throw new DOMException("no cookies", "SecurityError");
    },
  });
};

/** The browser removes no cookie, and keeps nothing over a reload. */
const freeze = () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(Document.prototype, "cookie", { ...cookie, set: () => {} });
  Object.defineProperty(window, "sessionStorage", {
    get: () => {
      throw new DOMException("no storage", "SecurityError");
    },
  });
};

/** What is the matter with the browser in which something can happen, by what happens. */
const ERRORS: Record<string, () => void> = {
  "cookie not taken": block,
  "cookie cannot be written": lock,
  "cookies cannot be cleared": lock,
  "reload refused": freeze,
};

/** From now on the browser is one in which this can happen. */
export async function prepareFor(modelEvent: string, page: Page): Promise<void> {
  const script = ERRORS[modelEvent];
  if (!script) return;
  await page.addInitScript(script);
  await page.evaluate(script);
}
