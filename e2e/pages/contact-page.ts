import type { Locator, Page } from "@playwright/test";

/** `/contactenos`. */
export class ContactPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly button: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.name = main.getByRole("textbox", { name: "Nombre" });
    this.email = main.getByRole("textbox", { name: "Correo electrónico" });
    this.message = main.getByRole("textbox", { name: "Mensaje" });
    this.button = main.getByRole("button", { name: "Enviar mensaje" });
    this.thanks = main.getByRole("status").filter({ hasText: "Recibimos tu mensaje" });
  }

  async submit(message: { name: string; email: string; message: string }): Promise<void> {
    await this.name.fill(message.name);
    await this.email.fill(message.email);
    await this.message.fill(message.message);
    await this.button.click();
  }
}
