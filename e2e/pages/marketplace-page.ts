import { expect, type Locator, type Page } from "@playwright/test";
import { ProductControl } from "./product-control.ts";

/** `/marketplace`: the categories and their products. */
export class MarketplacePage {
  readonly page: Page;
  readonly filters: Locator;
  readonly products: Locator;
  readonly more: Locator;
  readonly search: Locator;
  /** What can be chosen below the search box. */
  readonly suggestions: Locator;
  readonly order: Locator;

  constructor(page: Page) {
    this.page = page;
    this.filters = page.getByRole("region", { name: "Filtros" });
    this.products = page.getByRole("article");
    this.search = page.getByRole("searchbox", { name: "Buscar productos" });
    this.suggestions = page.getByRole("option").and(page.locator('[role="option"]'));
    this.order = page.getByRole("combobox", { name: "Ordenar por" });
    this.more = page.getByRole("button", { name: "Cargar más productos" });
  }

  /** @param count how many products there are afterwards */
  async loadMore(count: number): Promise<void> {
    await this.more.click();
    await expect(this.products).toHaveCount(count);
  }

  async searchFor(words: string): Promise<void> {
    await this.search.fill(words);
    await this.search.press("Enter");
  }

  /** The option that the keys have reached, by its text; null while they are in the words. */
  async seeActive(text: string | null): Promise<void> {
    const active = this.page.locator('[role="option"][aria-selected="true"]');
    if (text === null) return expect(active).toHaveCount(0);
    await expect(active).toContainText(text);
    await expect(this.search).toHaveAttribute(
      "aria-activedescendant",
      (await active.getAttribute("id")) ?? "",
    );
  }

  /** On a phone they are in a sheet. */
  async openFilters(): Promise<void> {
    const button = this.page.getByRole("button", { name: /^Filtros/ });
    if (await button.isVisible()) await button.click();
  }

  /** Closes the sheet of a phone, by what it says that there is then. */
  async closeFilters(): Promise<void> {
    const button = this.page.getByRole("button", { name: /^Ver \d+ productos?$/ });
    if (await button.isVisible()) await button.click();
  }

  filter(name: string): Locator {
    return this.page.getByRole("checkbox", { name, exact: true });
  }

  async chooseCategory(name: string): Promise<void> {
    await this.filters.getByRole("link", { name, exact: true }).click();
  }

  /** The shopper reads how many products there are. */
  async seeFound(sentence: string): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: sentence })).toHaveText(sentence);
  }

  product(name: string): ProductControl {
    return new ProductControl(this.page.getByRole("article", { name, exact: true }), name);
  }

  async openProduct(name: string): Promise<void> {
    await this.page.getByRole("link", { name, exact: true }).click();
  }
}
