import type { Locator, Page } from "@playwright/test";
import { AccountPicker } from "./account-picker.ts";

export type Service = "Google" | "Facebook";

/** The buttons of Google and Facebook, and what is said while their window is open. */
export class SocialSignIn {
  readonly notice: Locator;
  readonly cancel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole("main");
    this.notice = main.getByRole("status").filter({ hasText: "Termina de entrar en la ventana" });
    this.cancel = this.notice.getByRole("button", { name: "Cancelar" });
  }

  button(service: Service): Locator {
    return this.#page.getByRole("main").getByRole("button", { name: `Continuar con ${service}` });
  }

  /** Presses the button, which opens the window where one chooses an account. */
  async open(service: Service): Promise<AccountPicker> {
    return this.openWith(() => this.button(service).click());
  }

  /** @param press what opens the window */
  async openWith(press: () => Promise<void>): Promise<AccountPicker> {
    return AccountPicker.openedBy(this.#page, press);
  }
}
