import { expect, type Locator, type Page } from "@playwright/test";

/** A shopper who has no mouse. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Tabs on until something has the focus. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(async () => {
      await this.#page.keyboard.press(key);
      await expect(target).toBeFocused({ timeout: 1 });
    }).toPass({ intervals: [0], timeout: 20_000 });
  }

  async follow(target: Locator): Promise<void> {
    await this.tabTo(target);
    // A busy element ignores keys, and is marked as busy.
    await expect(target).toBeEnabled();
    await this.#page.keyboard.press("Enter");
  }
}
