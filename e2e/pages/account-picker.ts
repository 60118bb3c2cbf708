import type { Locator, Page } from "@playwright/test";

type Person = { email: string; name: string };

/** The window where one chooses an account of Google or Facebook. It closes by itself once one is chosen. */
export class AccountPicker {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** @param press what opens it */
  static async openedBy(page: Page, press: () => Promise<void>): Promise<AccountPicker> {
    const opened = page.waitForEvent("popup");
    await press();
    return new AccountPicker(await opened);
  }

  /** A sample account of the list. */
  person(email: string): Locator {
    return this.page.getByRole("button").filter({ hasText: email });
  }

  /** Types the e-mail of an account that was used before: it is the same one. */
  async choose(email: string): Promise<void> {
    await this.page.getByText("Usar otra cuenta").click();
    await this.page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
    await this.finish(() => this.page.getByRole("button", { name: "Continuar" }).click());
  }

  /** Types an account that is not in the list. @param isVerified whether the provider has verified the address */
  async type({ email, name }: Person, { isVerified }: { isVerified: boolean }): Promise<void> {
    await this.page.getByText("Usar otra cuenta").click();
    await this.page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
    await this.page.getByRole("textbox", { name: "Nombre" }).fill(name);
    const verified = this.page.getByRole("checkbox", { name: "verificó este correo" });
    await verified.setChecked(isVerified);
    await this.finish(() => this.page.getByRole("button", { name: "Continuar" }).click());
  }

  /** Performs the last action in it: the window closes before Playwright's action resolves. */
  async finish(act: () => Promise<void>): Promise<void> {
    const closed = this.page.waitForEvent("close");
    act().catch(() => {});
    await closed;
  }
}
