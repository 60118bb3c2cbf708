import { expect, type Locator, type Page } from "@playwright/test";
import { AddressBook } from "./address-book.ts";
import { ProfileSection } from "./profile-section.ts";
import { SecuritySection } from "./security-section.ts";

export type Section = "Perfil" | "Direcciones" | "Pedidos" | "Seguridad";

/** `/cuenta`. */
export class AccountPage {
  readonly profile: Locator;
  readonly signOutButton: Locator;
  readonly data: ProfileSection;
  readonly addresses: AddressBook;
  readonly security: SecuritySection;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.profile = page.getByRole("region", { name: "Perfil" });
    this.signOutButton = page.getByRole("button", { name: "Cerrar sesión", exact: true });
    this.data = new ProfileSection(page);
    this.addresses = new AddressBook(page);
    this.security = new SecuritySection(page);
  }

  link(section: Section): Locator {
    return this.#page.getByRole("main").getByRole("link", { name: section, exact: true });
  }

  async goTo(section: Section): Promise<void> {
    await this.link(section).click();
    await this.see(section);
  }

  /** The shopper sees this section, and no other. */
  async see(section: Section): Promise<void> {
    await expect(this.link(section)).toHaveAttribute("aria-current", "page");
    await expect(this.#page.getByRole("region", { name: section, exact: true })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.signOutButton.click();
  }
}
