import { expect, type Locator, type Page } from "@playwright/test";
import { ProductControl } from "./product-control.ts";

/** `/marketplace`: the aisles and their products. */
export class MarketplacePage {
  readonly page: Page;
  readonly filters: Locator;
  readonly products: Locator;
  readonly more: Locator;

  constructor(page: Page) {
    this.page = page;
    this.filters = page.getByRole("region", { name: "Filtros" });
    this.products = page.getByRole("article");
    this.more = page.getByRole("button", { name: "Cargar más productos" });
  }

  async chooseAisle(name: string): Promise<void> {
    await this.filters.getByRole("link", { name, exact: true }).click();
  }

  async seeAisle(name: string): Promise<void> {
    await expect(this.filters.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
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
