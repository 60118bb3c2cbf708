import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { findViolations } from "../find-violations.ts";

const MAILBOX = "/buzon-de-prueba";
const METHODS = "/identitytoolkit.example/v1/accounts";

/** Sends a code to a number that no other test uses. */
async function sendCode(request: APIRequestContext): Promise<string> {
  const phoneNumber = `+5255${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const answer = await request.post(`${METHODS}:sendVerificationCode`, { data: { phoneNumber } });
  expect(answer.ok()).toBe(true);
  return phoneNumber;
}

/** Sends a mail to somebody who has just signed up. */
async function sendMail(request: APIRequestContext): Promise<string> {
  const email = `ana-${crypto.randomUUID()}@correo.example`;
  const signedUp = await request.post(`${METHODS}:signUp`, {
    data: { email, password: "tres tristes tigres" },
  });
  const { idToken } = (await signedUp.json()) as { idToken: string };
  await request.post(`${METHODS}:sendOobCode`, { data: { requestType: "VERIFY_EMAIL", idToken } });
  return email;
}

/** Opens the window as the shop does, and writes down what it tells. */
async function openPicker(page: Page, service: "google" | "facebook"): Promise<Page> {
  await page.goto(MAILBOX);
  await page.evaluate(() => {
    addEventListener("message", ({ origin, data }) => {
      document.body.dataset["message"] = JSON.stringify({ origin, data });
    });
  });
  const opened = page.waitForEvent("popup");
  await page.evaluate((name) => {
    open(`/cuentas-de-prueba?provider=${name}`, "", "popup,width=480,height=720");
  }, service);
  const picker = await opened;
  // A key that comes before the page is there moves no focus.
  await expect(picker.getByRole("button").first()).toBeVisible();
  return picker;
}

/** The last thing that is done in the window: it closes before Playwright knows that it was done. */
async function finish(picker: Page, act: () => Promise<void>): Promise<void> {
  const closed = picker.waitForEvent("close");
  act().catch(() => {});
  await closed;
}

/** What the shop was told, once it was. */
async function messageTo(page: Page): Promise<unknown> {
  await expect(page.locator("body[data-message]")).toBeAttached();
  return JSON.parse((await page.locator("body").getAttribute("data-message")) ?? "");
}

test("a person of the list is chosen with the keyboard, and the window closes", async ({ page, baseURL }) => {
  const picker = await openPicker(page, "google");
  const valeria = picker.getByRole("button", { name: "Valeria Campos valeria.campos@correo.example" });
  // A window that is still being raised takes no keys.
  await expect(async () => {
    await picker.keyboard.press("Tab");
    await expect(valeria).toBeFocused({ timeout: 1000 });
  }).toPass();
  await finish(picker, () => picker.keyboard.press("Enter"));
  expect(await messageTo(page)).toEqual({
    origin: baseURL,
    data: { type: "account.chosen", credential: expect.stringContaining('"email_verified":true') },
  });
});

test("another account is typed in, after a mistake", async ({ page, expectErrors }) => {
  expectErrors(/status of 400/);
  const picker = await openPicker(page, "facebook");
  await picker.getByText("Usar otra cuenta").click();
  await picker.getByRole("textbox", { name: "Correo electrónico" }).fill("ana");
  await picker.getByRole("button", { name: "Continuar" }).click();
  const email = picker.getByRole("textbox", { name: "Correo electrónico" });
  await expect(email).toHaveAccessibleDescription(/^Escribe un correo completo/);
  await expect(email).toBeFocused();
  await email.fill("ana@correo.example");
  await picker.getByRole("textbox", { name: "Nombre" }).fill("Ana Torres");
  await finish(picker, () => picker.getByRole("button", { name: "Continuar" }).click());
  const { data } = (await messageTo(page)) as { data: { type: string; credential: string } };
  expect(data.type).toBe("account.chosen");
  expect(JSON.parse(data.credential)).toEqual({
    sub: expect.stringMatching(/^\d+$/),
    email: "ana@correo.example",
    name: "Ana Torres",
    email_verified: false,
  });
});

test("the window is left without choosing", async ({ page }) => {
  const picker = await openPicker(page, "google");
  await finish(picker, () => picker.getByRole("button", { name: "Cancelar" }).click());
  expect(await messageTo(page)).toMatchObject({ data: { type: "account.cancelled" } });
});

test("the window that nobody opened says so, and offers nothing", async ({ page }) => {
  await page.goto("/cuentas-de-prueba?provider=google");
  await expect(page.getByText("Ábrela desde la tienda, con «Continuar con Google».")).toBeVisible();
  await expect(page.getByRole("button", { name: /Valeria Campos/ })).toBeDisabled();
});

test("what arrives appears by itself and is announced, and the reader keeps their place", async ({
  page,
}) => {
  const email = await sendMail(page.request);
  await page.goto(MAILBOX);
  const mail = page.getByRole("article").filter({ hasText: email });
  await mail.getByRole("link", { name: "Confirmar mi correo" }).focus();
  const phone = await sendCode(page.request);
  await expect(page.getByRole("article").filter({ hasText: phone })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^Llegó: /);
  await expect(mail.getByRole("link", { name: "Confirmar mi correo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Confirmar mi correo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu correo está confirmado");
  await page.goto(MAILBOX);
  await expect(mail).toContainText("Este enlace ya se usó o venció.");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`within WCAG 2.2 AA, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the pages of this machine have no violation", { tag: "@phone" }, async ({ page }) => {
      const email = await sendMail(page.request);
      await sendCode(page.request);
      await page.goto(MAILBOX);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("article").filter({ hasText: email }).getByRole("link").click();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("button").click();
      expect(await findViolations(page)).toEqual([]);
      const picker = await openPicker(page, "google");
      await picker.getByText("Usar otra cuenta").click();
      expect(await findViolations(picker)).toEqual([]);
    });
  });
}
