import { expect, type Locator, type Page } from "@playwright/test";
import { AccountPicker } from "./account-picker.ts";
import type { Service } from "./social-sign-in.ts";

/** `/cuenta?seccion=seguridad`. */
export class SecuritySection {
  readonly changePassword: Locator;
  readonly newPassword: Locator;
  readonly methods: Locator;
  readonly word: Locator;
  readonly notice: Locator;
  readonly errorMessage: Locator;
  /** Shown when the sign-in was too long ago. */
  readonly reauthentication: Locator;
  readonly #page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#main = page.getByRole("main");
    this.changePassword = this.#button("Cambiar contraseña");
    this.newPassword = this.#main.getByRole("textbox", { name: "Contraseña nueva" });
    this.methods = this.#main.getByRole("list", { name: "Formas de entrar" });
    this.word = this.#main.getByRole("textbox", { name: "Escribe ELIMINAR para confirmar" });
    this.notice = this.#main.getByRole("status");
    this.errorMessage = this.#main.getByRole("alert");
    this.reauthentication = this.#main.getByRole("region", { name: "Confirma que eres tú" });
  }

  async setPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.#button("Guardar contraseña").click();
  }

  async sendCode(email: string): Promise<void> {
    await this.reauthentication.getByRole("button", { name: `Enviar código a ${email}` }).click();
    await expect(this.reauthentication.getByRole("textbox", { name: "Código" })).toBeFocused();
  }

  async reauthenticate(code: string): Promise<void> {
    await this.reauthentication.getByRole("textbox", { name: "Código" }).fill(code);
    await this.reauthentication.getByRole("button", { name: "Confirmar", exact: true }).click();
  }

  /** One sign-in method, as the list shows it. */
  signInMethod(name: string): Locator {
    return this.methods.getByRole("listitem").filter({ hasText: name });
  }

  async link(service: Service): Promise<AccountPicker> {
    return AccountPicker.openedBy(this.#page, () => this.#button(`Vincular ${service}`).click());
  }

  async unlink(signInMethod: string): Promise<void> {
    await this.#button(`Desvincular ${signInMethod}`).click();
    const question = this.#main.getByRole("region", { name: `¿Desvinculamos ${signInMethod}?` });
    await question.getByRole("button", { name: "Desvincular" }).click();
  }

  async startDeletion(): Promise<void> {
    await this.#button("Eliminar cuenta").click();
  }

  /** @param word the word to type as a confirmation */
  async deleteAccount(word = "ELIMINAR"): Promise<void> {
    await this.word.fill(word);
    await this.#button("Eliminar mi cuenta").click();
  }

  #button(name: string): Locator {
    return this.#main.getByRole("button", { name, exact: true });
  }
}
