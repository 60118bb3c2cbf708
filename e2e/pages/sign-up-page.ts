import type { Locator, Page } from "@playwright/test";
import { SocialSignIn } from "./social-sign-in.ts";

/** `/registrar`. */
export class SignUpPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly button: Locator;
  readonly social: SocialSignIn;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.name = main.getByRole("textbox", { name: "Nombre" });
    this.email = main.getByRole("textbox", { name: "Correo electrónico" });
    this.password = main.getByRole("textbox", { name: "Contraseña" });
    this.button = main.getByRole("button", { name: "Crear cuenta" });
    this.social = new SocialSignIn(page);
  }

  async submit(account: { name: string; email: string; password: string }): Promise<void> {
    await this.name.fill(account.name);
    await this.email.fill(account.email);
    await this.password.fill(account.password);
    await this.button.click();
  }
}
