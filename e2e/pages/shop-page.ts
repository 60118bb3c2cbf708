import { expect, type Locator, type Page } from "@playwright/test";

/** What is on every screen of the layout: header, title, messages. */
export class ShopPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly nav: Locator;
  readonly toasts: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1 });
    this.nav = page.getByRole("navigation", { name: "Navegación principal" });
    this.toasts = page.getByRole("region", { name: "Avisos" });
    this.retry = page.getByRole("button", { name: "Reintentar" });
  }

  /** Waits until the components are hydrated; a server-rendered page queues input before. */
  async untilHydrated(): Promise<void> {
    await expect(this.page.locator("#root[data-server-rendered]")).toHaveCount(0);
  }

  /** A link of the header, by its whole name. */
  link(name: string): Locator {
    return this.page.getByRole("banner").getByRole("link", { name, exact: true });
  }

  /** Follows a link of the header. */
  async goTo(name: string): Promise<void> {
    await this.link(name).click();
  }

  async goToCart(): Promise<void> {
    await this.nav.getByRole("link", { name: /^Carrito/ }).click();
  }

  /** The shopper sees a screen, which has this one title and this address. */
  async see(title: string, path?: string | RegExp): Promise<void> {
    await expect(this.heading).toHaveText([title]);
    if (path !== undefined) await this.seeAddress(path);
  }

  /** @param path with its query */
  async seeAddress(path: string | RegExp): Promise<void> {
    const address = () => {
      const { pathname, search } = new URL(this.page.url());
      return pathname + search;
    };
    if (typeof path === "string") await expect.poll(address).toBe(path);
    else await expect.poll(address).toMatch(path);
  }

  async seeLoggedIn(): Promise<void> {
    await this.untilHydrated();
    await expect(this.link("Mi cuenta")).toBeVisible();
    await expect(this.link("Iniciar sesión")).toHaveCount(0);
  }

  /** A server-rendered page looks logged out, too: this waits for the hydrated shop. */
  async seeLoggedOut(): Promise<void> {
    // After a sign-out, it is rendered only once the page has been reloaded.
    await expect(this.link("Iniciar sesión")).toBeVisible();
    await this.untilHydrated();
    await expect(this.link("Iniciar sesión")).toBeVisible();
    await expect(this.link("Mi cuenta")).toHaveCount(0);
  }

  /** @param units in the cart, as the header counts them */
  async seeUnits(units: number): Promise<void> {
    const name =
      units === 0 ? "Carrito vacío" : `Carrito, ${units} ${units === 1 ? "producto" : "productos"}`;
    await expect(this.link(name)).toBeVisible();
  }

  async seeToast(text: string | RegExp): Promise<void> {
    await expect(this.toasts.getByRole("status").or(this.toasts.getByRole("alert"))).toHaveText(text);
  }

  /** The action of a message. */
  toastButton(name: string): Locator {
    return this.toasts.getByRole("button", { name });
  }

  /** A failed screen shows the sentence in Spanish, with a retry. */
  async seeFailure(sentence: string): Promise<void> {
    await expect(this.page.getByRole("alert")).toContainText(sentence);
    await expect(this.retry).toBeVisible();
  }

  /** Tries again, unless the cart has done so by itself meanwhile. */
  async tryAgain(): Promise<void> {
    await expect(async () => {
      if (await this.retry.isVisible()) await this.retry.click({ timeout: 1000 });
    }).toPass();
  }

  /** Nothing on the screen is still loading. */
  async seeLoaded(): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: "Cargando" })).toHaveCount(0);
  }

  /** Everything fits the width of the screen. */
  async seeNoSidewaysScroll(): Promise<void> {
    const overhang = () =>
      this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overhang).toBe(0);
  }
}
