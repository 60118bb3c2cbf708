import { expect, type Locator, type Page } from "@playwright/test";

/** The analytics event that the page of the shop has sent. */
export type SentEvent = { name: string; params: Record<string, unknown> };

/** The consent question, and the analytics events. */
export class Privacy {
  readonly page: Page;
  readonly question: Locator;
  readonly accept: Locator;
  readonly reject: Locator;
  /** At the bottom of every screen: opens the question again. */
  readonly button: Locator;
  /** The analytics events that have left the page, oldest first. */
  readonly sentEvents: SentEvent[] = [];
  /** The scripts that the page has loaded. */
  readonly scripts: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole("region", { name: "Tu privacidad" });
    this.accept = this.question.getByRole("button", { name: "Aceptar" });
    this.reject = this.question.getByRole("button", { name: "Rechazar" });
    this.button = page.getByRole("contentinfo").getByRole("button", { name: "Privacidad" });
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === "/estadisticas-de-prueba") this.sentEvents.push(request.postDataJSON() as SentEvent);
      if (pathname.endsWith(".js")) this.scripts.push(pathname);
    });
  }

  /** Whether any code of the analytics was loaded. */
  get hasLoadedAnalytics(): boolean {
    return this.scripts.some((path) => /\/(?:collect|embedded-analytics|firebase-analytics)-/.test(path));
  }

  async seeTracked(...names: string[]): Promise<void> {
    await expect.poll(() => this.sentEvents.map(({ name }) => name)).toEqual(names);
  }
}
