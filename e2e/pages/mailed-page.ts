import { expect, type Locator, type Page } from "@playwright/test";

/** The page behind the link of a mail. */
export class MailedPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly #newPassword: Locator;
  readonly #repeated: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1 });
    this.#newPassword = page.getByRole("textbox", { name: "Contraseña nueva" });
    this.#repeated = page.getByRole("textbox", { name: "Repite la contraseña" });
  }

  async agree(name: string): Promise<void> {
    await this.page.getByRole("button", { name }).click();
  }

  async choosePassword(password: string): Promise<void> {
    await this.#newPassword.fill(password);
    await this.#repeated.fill(password);
    await this.agree("Guardar contraseña");
  }

  async see(title: string): Promise<void> {
    await expect(this.heading).toHaveText(title);
  }
}
