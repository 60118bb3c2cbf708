import { expect, type Locator, type Page } from "@playwright/test";

/** `/login?modo=recuperar`: a mail for a new password. */
export class PasswordReset {
  readonly heading: Locator;
  readonly email: Locator;
  readonly button: Locator;
  readonly main: Locator;

  constructor(page: Page) {
    this.main = page.getByRole("main");
    this.heading = this.main.getByRole("heading", { level: 1 });
    this.email = this.main.getByRole("textbox", { name: "Correo electrónico" });
    this.button = this.main.getByRole("button", { name: "Enviar correo" });
  }

  async ask(email: string): Promise<void> {
    await this.email.fill(email);
    await this.button.click();
  }

  async seeSent(): Promise<void> {
    await expect(this.heading).toHaveText("Revisa tu correo");
  }
}
