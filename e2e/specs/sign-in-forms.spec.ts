import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const EMAIL_SHAPE = "Escribe un correo como nombre@dominio.com.";

test("a field says what is wrong once it is left, and no longer once that is mended", async ({ shopper }) => {
  const { signUp } = shopper;
  await shopper.open("/registrar");
  await signUp.email.pressSequentially("ana@");
  await expect(signUp.email).toHaveAccessibleDescription("");
  await signUp.email.press("Tab");
  await expect(signUp.email).toHaveAccessibleDescription(EMAIL_SHAPE);
  await expect(signUp.email).toHaveAttribute("aria-invalid", "true");
  await expect(signUp.email).not.toBeFocused();

  await signUp.email.fill("ana@example.com");
  await expect(signUp.email).toHaveAccessibleDescription("");
  await expect(signUp.email).not.toHaveAttribute("aria-invalid", "true");
});

test("a field that is passed by empty says nothing before the form was sent", async ({ shopper }) => {
  const { login } = shopper;
  await shopper.open("/login");
  await login.email.focus();
  await login.email.press("Tab");
  await login.password.focus();
  await login.password.press("Tab");
  await expect(login.email).toHaveAccessibleDescription("");
  await expect(login.password).toHaveAccessibleDescription("");

  await login.button.click();
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription("Escribe tu correo electrónico.");
});

test(
  "the rules of a new password are ticked off while it is typed",
  { tag: "@phone" },
  async ({ shopper }) => {
    const { signUp } = shopper;
    await shopper.open("/registrar");
    await signUp.name.fill("Ana Torres");
    await expect(signUp.rules).toHaveText([
      "Al menos 8 caracteres (falta).",
      "Sin tu nombre ni tu correo (falta).",
    ]);
    await signUp.password.fill("tigre");
    await expect(signUp.rules).toHaveText([
      "Al menos 8 caracteres (falta).",
      "Sin tu nombre ni tu correo (cumplida).",
    ]);
    await signUp.password.fill("TORRES 1999");
    await expect(signUp.rules).toHaveText([
      "Al menos 8 caracteres (cumplida).",
      "Sin tu nombre ni tu correo (falta).",
    ]);
    await signUp.email.fill(shopper.email);
    await signUp.button.click();
    await expect(signUp.password).toBeFocused();
    await expect(signUp.password).toHaveAccessibleDescription(
      /Usa una contraseña sin tu nombre ni tu correo\.$/,
    );
    await signUp.password.fill(shopper.password);
    await expect(signUp.rules).toHaveText([
      "Al menos 8 caracteres (cumplida).",
      "Sin tu nombre ni tu correo (cumplida).",
    ]);
    await expect(shopper.page.getByText("Tu contraseña cumple las reglas.")).toBeAttached();
  },
);

test("a password can be looked at, and is covered again when it is sent", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const { login } = shopper;
  await shopper.open("/login");
  await login.email.fill(shopper.email);
  await login.password.pressSequentially("tres");
  await expect(login.eye).toHaveAccessibleName("Mostrar contraseña");
  await login.eye.click();
  await expect(login.password).toHaveAttribute("type", "text");
  await expect(login.eye).toHaveAccessibleName("Ocultar contraseña");
  await expect(login.password).toBeFocused();
  await shopper.page.keyboard.type(" tristes");
  await expect(login.password).toHaveValue("tres tristes");
  await login.button.click();
  await expect(login.password).toHaveAttribute("type", "password");
  await expect(login.errorMessage).toBeVisible();
});

test("every field tells a password manager what belongs into it", async ({ shopper }) => {
  const { login, signUp, phoneSignIn, passwordReset } = shopper;
  await shopper.open("/login");
  await seeTokens([
    [login.email, "username"],
    [login.password, "current-password"],
  ]);
  await login.forgot.click();
  await seeTokens([[passwordReset.email, "username"]]);
  await shopper.open("/registrar");
  await seeTokens([
    [signUp.name, "name"],
    [signUp.email, "email"],
    [signUp.password, "new-password"],
  ]);
  await shopper.open("/login?modo=telefono");
  await seeTokens([
    [phoneSignIn.country, "tel-country-code"],
    [phoneSignIn.number, "tel-national"],
  ]);
  await phoneSignIn.askCode(shopper.phone);
  await seeTokens([[phoneSignIn.code, "one-time-code"]]);
  await expect(phoneSignIn.code).toHaveAttribute("inputmode", "numeric");
});

test("what a password manager fills in without a key being pressed is sent", async ({ shopper }) => {
  const { login } = shopper;
  await shopper.haveAccount();
  await shopper.open("/login");
  await fillSilently(login.email, shopper.email);
  await fillSilently(login.password, shopper.password);
  await login.button.click();
  await shopper.shop.seeLoggedIn();
});

test(
  "back and forward lead between the ways, and what was typed comes along",
  { tag: "@phone" },
  async ({ shopper }) => {
    const { login, phoneSignIn, passwordReset, shop, page, signUp } = shopper;
    await shopper.open("/login?volver=/cuenta");
    await expect(login.heading).toHaveText("Con tu correo");
    await login.email.fill(shopper.email);
    await login.byPhone.click();
    await expect(phoneSignIn.heading).toHaveText("Con tu teléfono");
    await expect(page).toHaveTitle("Iniciar sesión con tu teléfono · La Alacena");

    await page.goBack();
    await shop.see("Iniciar sesión", "/login?volver=/cuenta");
    await expect(login.heading).toHaveText("Con tu correo");
    await expect(login.heading).toBeFocused();
    await expect(login.email).toHaveValue(shopper.email);
    await page.goForward();
    await expect(phoneSignIn.heading).toBeFocused();
    await shop.seeAddress("/login?volver=/cuenta&modo=telefono");

    await phoneSignIn.byEmail.click();
    await login.forgot.click();
    await expect(passwordReset.heading).toHaveText("Recupera tu contraseña");
    await expect(page).toHaveTitle("Recuperar tu contraseña · La Alacena");
    await expect(passwordReset.email).toHaveValue(shopper.email);
    await page.goBack();
    await expect(login.heading).toBeFocused();
    await page.getByRole("link", { name: "Crear cuenta" }).click();
    await shop.see("Crear cuenta", "/registrar?volver=/cuenta");
    await expect(signUp.email).toHaveValue(shopper.email);
    await page.goBack();
    await shop.see("Iniciar sesión", "/login?volver=/cuenta");
    await expect(login.email).toHaveValue(shopper.email);
  },
);

async function seeTokens(tokens: readonly (readonly [Locator, string])[]): Promise<void> {
  await Promise.all(tokens.map(([field, token]) => expect(field).toHaveAttribute("autocomplete", token)));
}

/** As some password managers do: the page gets no input event. */
async function fillSilently(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);
}
