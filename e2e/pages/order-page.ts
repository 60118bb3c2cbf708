import { expect, type Locator, type Page } from "@playwright/test";

type Title =
  | "Pedido recibido"
  | "Pago confirmado"
  | "Falta tu pago"
  | "Pago rechazado"
  | "Pedido cancelado"
  | "Pedido no encontrado";

/** `/pagoconfirmado/:id`, and the bank's pages that lead there. */
export class OrderPage {
  readonly pay: Locator;
  readonly payAgain: Locator;
  readonly repeat: Locator;
  readonly cancel: Locator;
  readonly timeline: Locator;
  readonly receipt: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.pay = page.getByRole("button", { name: "Pagar ahora" });
    this.payAgain = page.getByRole("button", { name: "Intentar de nuevo" });
    this.repeat = page.getByRole("button", { name: "Volver a pedir" });
    this.cancel = page.getByRole("button", { name: "Cancelar pedido" });
    this.timeline = page.getByRole("list", { name: "Tu pedido, paso a paso" });
    this.receipt = page.getByRole("region", { name: "Recibo" });
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`/pagoconfirmado/${id}`);
  }

  /** @param timeout how long it may take until the screen shows it by itself (ms) */
  async see(title: Title, timeout = 20_000): Promise<void> {
    await expect(this.#page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout });
  }

  /** The current step of the order. */
  async seeStep(name: string): Promise<void> {
    await expect(this.timeline.locator("[aria-current=step]")).toContainText(name);
  }

  /** Decides on the page of a bank, which redirects back. */
  async decide(answer: string): Promise<void> {
    await this.#page.getByRole("button", { name: answer, exact: true }).click();
    await this.#page.waitForURL("**/pagoconfirmado/*");
  }

  async confirmCancellation(): Promise<void> {
    await this.cancel.click();
    await expect(this.#page.getByRole("heading", { name: "¿Cancelamos este pedido?" })).toBeFocused();
    await this.#page.getByRole("button", { name: "Sí, cancelar el pedido" }).click();
  }
}
