import type { Locator, Page } from "@playwright/test";

/** `/cuenta`. */
export class AccountPage {
  readonly profile: Locator;
  readonly signOutButton: Locator;

  constructor(page: Page) {
    this.profile = page.getByRole("region", { name: "Perfil" });
    this.signOutButton = page.getByRole("button", { name: "Cerrar sesión" });
  }

  async signOut(): Promise<void> {
    await this.signOutButton.click();
  }
}
