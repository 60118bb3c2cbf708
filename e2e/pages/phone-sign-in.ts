import type { Locator, Page } from "@playwright/test";

/** `/login?modo=telefono`: a number, then the code that was sent to it. */
export class PhoneSignIn {
  readonly heading: Locator;
  readonly country: Locator;
  readonly number: Locator;
  readonly send: Locator;
  readonly code: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading", { level: 2 });
    this.country = main.getByRole("combobox", { name: "País" });
    this.number = main.getByRole("textbox", { name: "Número de teléfono" });
    this.send = main.getByRole("button", { name: "Enviar código" });
    this.code = main.getByRole("textbox", { name: "Código" });
    this.button = main.getByRole("button", { name: "Iniciar sesión" });
  }

  /** @param number as it is dialled in the country that is chosen */
  async askCode(number: string): Promise<void> {
    await this.number.fill(number);
    await this.send.click();
  }

  async submit(code: string): Promise<void> {
    await this.code.fill(code);
    await this.button.click();
  }
}
