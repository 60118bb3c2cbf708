import { expect, type Locator, type Page } from "@playwright/test";

/** `/cuenta`: who the shopper is to the shop, and whether their e-mail is verified. */
export class ProfileSection {
  readonly phone: Locator;
  readonly save: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole("main");
    this.phone = this.#main.getByRole("textbox", { name: "Teléfono" });
    this.save = this.#main.getByRole("button", { name: "Guardar cambios" });
  }

  async edit(): Promise<void> {
    await this.#main.getByRole("button", { name: "Editar tus datos" }).click();
  }

  /** The data of the profile, by its name. */
  async seeData(data: Record<string, string>): Promise<void> {
    await expect
      .poll(async () => {
        const [terms, values] = await Promise.all([
          this.#main.getByRole("term").allTextContents(),
          this.#main.getByRole("definition").allTextContents(),
        ]);
        return Object.fromEntries(terms.map((term, row) => [term, values[row]]));
      })
      .toEqual(data);
  }

  async seeVerified(): Promise<void> {
    await expect(this.#main.getByText("Verificado", { exact: true })).toBeVisible();
    await expect(this.#main.getByRole("button", { name: "Enviar correo de verificación" })).toHaveCount(0);
  }

  async seeUnverified(): Promise<void> {
    await expect(this.#main.getByText("Sin verificar", { exact: true })).toBeVisible();
  }
}
