import type { Locator, Page } from "@playwright/test";

/** `/login`. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly keep: Locator;
  readonly button: Locator;
  readonly problem: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.email = main.getByRole("textbox", { name: "Correo electrónico" });
    this.password = main.getByRole("textbox", { name: "Contraseña" });
    this.keep = main.getByRole("checkbox", { name: "Mantener la sesión iniciada" });
    this.button = main.getByRole("button", { name: "Iniciar sesión" });
    this.problem = main.getByRole("alert");
  }

  async submit({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button.click();
  }
}
