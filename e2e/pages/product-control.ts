import { expect, type Locator } from "@playwright/test";

/** A product on a shelf, on its own screen or in the cart, and what can be done with its quantity. */
export class ProductControl {
  readonly root: Locator;
  readonly addButton: Locator;
  readonly increase: Locator;
  readonly decrease: Locator;
  readonly quantity: Locator;

  constructor(root: Locator, name: string) {
    this.root = root;
    this.addButton = root.getByRole("button", { name: `Agregar ${name} al carrito`, exact: true });
    this.increase = root.getByRole("button", { name: `Aumentar cantidad de ${name}`, exact: true });
    this.decrease = root.getByRole("button", { name: `Disminuir cantidad de ${name}`, exact: true });
    this.quantity = root.getByRole("spinbutton", { name: `Cantidad de ${name}`, exact: true });
  }

  async add(): Promise<void> {
    await this.addButton.click();
  }

  /** Clicks as fast as a hand can. */
  async increaseBy(clicks: number): Promise<void> {
    await this.increase.click({ clickCount: clicks });
  }

  /** Types a quantity and leaves the field. */
  async type(quantity: number): Promise<void> {
    await this.quantity.fill(String(quantity));
    await this.quantity.press("Enter");
  }

  async seeQuantity(quantity: number): Promise<void> {
    await expect(this.quantity).toHaveValue(String(quantity));
  }
}
