import type { Page } from "@playwright/test";
import { ProductControl } from "./product-control.ts";

/** `/detalles/:id` and `/detalle`: one product. */
export class ProductPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  product(name: string): ProductControl {
    return new ProductControl(this.page.getByRole("article", { name, exact: true }), name);
  }

  async openQuickView(name: string): Promise<void> {
    await this.page.getByRole("link", { name: `Vista rápida de ${name}` }).click();
  }
}
