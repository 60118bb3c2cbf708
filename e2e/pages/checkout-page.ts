import { expect, type Locator, type Page } from "@playwright/test";
import type { OrderSetup } from "../order-setup.ts";

const STEPS = {
  direccion: "¿A dónde lo llevamos?",
  envio: "¿Cómo y cuándo lo recibes?",
  metodo: "¿Cómo quieres pagar?",
  revision: "Revisa tu pedido",
} as const;

/** The steps below `/carritocompras`. */
export class CheckoutPage {
  readonly page: Page;
  readonly next: Locator;
  readonly pay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole("button", { name: "Continuar", exact: true });
    this.pay = page.getByRole("button", { name: /^(?:Pagar|Hacer pedido por) \$/ });
  }

  /** Writes an address into the book, from another device. */
  static async setAddress(setup: OrderSetup): Promise<void> {
    await setup.call("httpAccountServices", { method: "saveAddress", address: setup.address });
  }

  /** Waits for a step, at its address. */
  async see(step: keyof typeof STEPS): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(STEPS[step]);
    await expect(this.page).toHaveURL(new RegExp(`/carritocompras/${step}$`));
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  radio(name: RegExp): Locator {
    return this.page.getByRole("radio", { name });
  }

  /** From the first step to the review, with what is offered. @param method how to pay */
  async review(method: RegExp): Promise<void> {
    await this.page.goto("/carritocompras/direccion");
    await this.goToReview(method);
  }

  /** The same, from the first step that is open or about to be. */
  async goToReview(method = /^Pago de prueba/): Promise<void> {
    await this.see("direccion");
    await this.next.click();
    await this.see("envio");
    await this.next.click();
    await this.see("metodo");
    await this.radio(method).check();
    await this.next.click();
    await this.see("revision");
    await expect(this.pay).toBeEnabled();
  }
}
