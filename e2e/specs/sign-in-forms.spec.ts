import type { Locator } from "@playwright/test";
import { test } from "../fixtures.ts";

test("what a password manager fills in without a key being pressed is sent", async ({ shopper }) => {
  const { login } = shopper;
  await shopper.haveAccount();
  await shopper.open("/login");
  await fillSilently(login.email, shopper.email);
  await fillSilently(login.password, shopper.password);
  await login.button.click();
  await shopper.shop.seeLoggedIn();
});

/** As some password managers do: the page gets no input event. */
async function fillSilently(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);
}
