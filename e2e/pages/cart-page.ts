import { expect, type Locator, type Page } from "@playwright/test";
import { ProductControl } from "./product-control.ts";

/** `/carritocompras`: the lines, the minimum weight, shipping and the sums. */
export class CartPage {
  readonly page: Page;
  readonly lines: Locator;
  readonly meter: Locator;
  readonly weightStatus: Locator;
  readonly shipping: Locator;
  readonly receipt: Locator;
  readonly pay: Locator;
  readonly clear: Locator;
  readonly emptyHeading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole("main").getByRole("listitem");
    this.meter = page.getByRole("meter", { name: "Peso mínimo" });
    this.weightStatus = page.getByRole("status").filter({ hasText: /Te faltan|Llegaste/ });
    this.shipping = page.getByRole("radiogroup", { name: "Opción de envío" });
    this.receipt = page.getByRole("region", { name: "Resumen de pago" });
    this.pay = page.getByRole("link", { name: "Ir a pagar" });
    this.clear = page.getByRole("button", { name: "Vaciar carrito" });
    this.emptyHeading = page.getByRole("heading", { name: "Tu carrito está vacío" });
  }

  line(name: string): ProductControl {
    return new ProductControl(this.page.getByRole("listitem", { name, exact: true }), name);
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole("button", { name: `Quitar ${name}`, exact: true }).click();
  }

  async chooseShipping(name: string): Promise<void> {
    await this.option(name).check();
  }

  option(name: string): Locator {
    return this.shipping.getByRole("radio", { name: new RegExp(`^${name}`) });
  }

  /** Every row of the receipt, once the server has confirmed it. */
  async seeSums(sums: Record<string, string>): Promise<void> {
    await expect
      .poll(async () => {
        const [terms, values] = await Promise.all([
          this.receipt.getByRole("term").allTextContents(),
          this.receipt.getByRole("definition").allTextContents(),
        ]);
        return Object.fromEntries(terms.map((term, row) => [term, values[row]]));
      })
      .toEqual(sums);
  }

  /** The server has answered for everything on the screen. */
  async seeConfirmed(): Promise<void> {
    // The effect of a click is rendered a frame later.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await expect(this.page.getByText("Guardando cambios…")).toHaveCount(0);
  }

  /** These lines and no others, each with its quantity. */
  async seeLines(lines: Record<string, number>): Promise<void> {
    const names = Object.entries(lines);
    await expect(this.lines).toHaveCount(names.length);
    await Promise.all(names.map(([name, quantity]) => this.line(name).seeQuantity(quantity)));
  }
}
