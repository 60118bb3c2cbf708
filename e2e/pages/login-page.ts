import type { Locator, Page } from "@playwright/test";
import { SocialSignIn } from "./social-sign-in.ts";

/** `/login`: e-mail and password, and from there the other sign-in methods. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly button: Locator;
  readonly byPhone: Locator;
  readonly errorMessage: Locator;
  readonly social: SocialSignIn;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.email = main.getByRole("textbox", { name: "Correo electrónico" });
    this.password = main.getByRole("textbox", { name: "Contraseña" });
    this.button = main.getByRole("button", { name: "Iniciar sesión" });
    this.byPhone = main.getByRole("button", { name: "Continuar con teléfono" });
    this.errorMessage = main.getByRole("alert");
    this.social = new SocialSignIn(page);
  }

  async submit({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button.click();
  }
}
