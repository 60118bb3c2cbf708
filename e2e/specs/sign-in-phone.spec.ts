import { expect, test } from "../fixtures.ts";
import { inTurn } from "../in-turn.ts";
import { StoredAccounts } from "../stored-accounts.ts";
import type { Shopper } from "../pages/shopper.ts";

const HOME = "La despensa de la semana, pesada y en tu puerta";
const BEANS = "Frijol negro 900 g";
const WRONG_CODE = "El código no coincide. Revísalo y vuelve a escribirlo.";

test(
  "a number and the code that came to it make an account, and lead to the same one the next time",
  { tag: ["@main", "@phone"] },
  async ({ shopper, expectErrors }) => {
    expectErrors(/status of 400/);
    const { phoneSignIn, shop } = shopper;
    const mailbox = await shopper.openMailbox();
    await shopper.open("/login");
    await shopper.login.byPhone.click();
    await shop.see("Iniciar sesión", "/login?modo=telefono");
    await expect(phoneSignIn.heading).toHaveText("Con tu teléfono");
    await expect(phoneSignIn.heading).toBeFocused();
    await expect(phoneSignIn.country).toHaveValue("MX");
    await phoneSignIn.askCode(spaced(shopper.phone));
    await expect(phoneSignIn.heading).toHaveText("Escribe tu código");
    await expect(phoneSignIn.code).toBeFocused();
    await expect(phoneSignIn.code).toHaveAccessibleDescription(
      `Lo mandamos por SMS al +52 ${spaced(shopper.phone)}.`,
    );

    const code = await mailbox.code(e164(shopper));
    await phoneSignIn.submit(wrong(code));
    await expect(phoneSignIn.errorMessage).toHaveText(WRONG_CODE);
    await expect(phoneSignIn.code).toBeFocused();
    await shop.seeLoggedOut();
    await phoneSignIn.submit(code);
    await shop.see(HOME, "/home");
    await shop.seeLoggedIn();
    await shopper.buy("frijol-negro-900-g", BEANS);
    await shopper.signOut();

    await shopper.open("/login?modo=telefono");
    await phoneSignIn.askCode(shopper.phone);
    await phoneSignIn.submit(await mailbox.code(e164(shopper), 2));
    await shop.seeLoggedIn();
    await shop.seeUnits(1);
  },
);

test("another country is chosen, with the number as it is dialled there", async ({ shopper }) => {
  const { phoneSignIn } = shopper;
  const mailbox = await shopper.openMailbox();
  await shopper.open("/login?modo=telefono");
  const countries = phoneSignIn.country.getByRole("option");
  await expect(countries.first()).toHaveText("México (+52)");
  const [, ...others] = await countries.allTextContents();
  expect(others.slice(0, 2)).toEqual(["Afganistán (+93)", "Albania (+355)"]);
  expect(others).toEqual(others.toSorted(new Intl.Collator("es").compare));
  await phoneSignIn.country.selectOption("España (+34)");
  await phoneSignIn.askCode(`6${shopper.phone.slice(2)}`);
  await phoneSignIn.submit(await mailbox.code(`+346${shopper.phone.slice(2)}`));
  await shopper.shop.seeLoggedIn();
});

test("another code can be sent after half a minute, and the first one no longer counts", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const { phoneSignIn, page } = shopper;
  await page.clock.install();
  const mailbox = await shopper.openMailbox();
  await shopper.open("/login?modo=telefono");
  await phoneSignIn.askCode(shopper.phone);
  await expect(phoneSignIn.resend).toHaveText(/^Reenviar código en \d+ s$/);
  await expect(phoneSignIn.resend).toHaveAttribute("aria-disabled", "true");
  const first = await mailbox.code(e164(shopper));
  await phoneSignIn.code.fill("123");
  await page.clock.fastForward(30_000);
  await expect(phoneSignIn.resend).toHaveText("Reenviar código");
  await expect(phoneSignIn.status).toHaveText("Ya puedes reenviar el código.");

  await phoneSignIn.resend.click();
  await expect(phoneSignIn.status.filter({ hasText: "Te mandamos otro código." })).toBeVisible();
  await expect(phoneSignIn.code).toHaveValue("");
  const second = await mailbox.code(e164(shopper), 2);
  await phoneSignIn.submit(first);
  await expect(phoneSignIn.errorMessage).toHaveText(WRONG_CODE);
  await phoneSignIn.submit(second);
  await shopper.shop.seeLoggedIn();
});

test("a code that is too old says so, and another one is offered at once", async ({
  shopper,
  dataFolder,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const { phoneSignIn } = shopper;
  const mailbox = await shopper.openMailbox();
  await shopper.open("/login?modo=telefono");
  await phoneSignIn.askCode(shopper.phone);
  const first = await mailbox.code(e164(shopper));
  new StoredAccounts(dataFolder).outdateCodes(e164(shopper));
  await phoneSignIn.submit(first);
  await expect(phoneSignIn.errorMessage).toHaveText("El código venció. Pide uno nuevo.");
  await phoneSignIn.resend.click();
  await phoneSignIn.submit(await mailbox.code(e164(shopper), 2));
  await shopper.shop.seeLoggedIn();
});

test("a code cannot be guessed: after five wrong ones it no longer counts", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const { phoneSignIn } = shopper;
  const mailbox = await shopper.openMailbox();
  await shopper.open("/login?modo=telefono");
  await phoneSignIn.askCode(shopper.phone);
  const code = await mailbox.code(e164(shopper));
  await inTurn([1, 2, 3, 4, 5], async () => {
    const answered = shopper.page.waitForResponse(/:signInWithPhoneNumber/);
    await phoneSignIn.submit(wrong(code));
    await answered;
    await expect(phoneSignIn.errorMessage).toHaveText(WRONG_CODE);
  });
  await phoneSignIn.submit(code);
  await expect(phoneSignIn.errorMessage).toHaveText(
    "Hubo demasiados intentos. Espera unos minutos y vuelve a intentarlo.",
  );
  await shopper.shop.seeLoggedOut();
});

test("a number that is none and a code that is none are said so where they stand", async ({ shopper }) => {
  const { phoneSignIn } = shopper;
  const errors = [
    ["", "Escribe tu número de teléfono."],
    ["55 1234", "Al número le faltan dígitos."],
    ["55 1234 5678 9012", "Al número le sobran dígitos."],
  ] as const;
  await shopper.open("/login?modo=telefono");
  await inTurn(errors, async ([number, sentence]) => {
    await phoneSignIn.askCode(number);
    await expect(phoneSignIn.number).toBeFocused();
    await expect(phoneSignIn.number).toHaveAccessibleDescription(`Sin el código del país. ${sentence}`);
  });
  await phoneSignIn.askCode(shopper.phone);
  await phoneSignIn.submit("12 34");
  await expect(phoneSignIn.code).toBeFocused();
  await expect(phoneSignIn.code).toHaveAccessibleDescription(/El código tiene 6 dígitos\.$/);
});

test("a mistyped number is mended, and the code comes to the right one", async ({ shopper, stranger }) => {
  const { phoneSignIn } = shopper;
  const mailbox = await shopper.openMailbox();
  await shopper.open("/login?modo=telefono");
  await phoneSignIn.askCode(stranger.phone);
  await phoneSignIn.editNumber.click();
  await expect(phoneSignIn.heading).toHaveText("Con tu teléfono");
  await expect(phoneSignIn.heading).toBeFocused();
  await expect(phoneSignIn.number).toHaveValue(spaced(stranger.phone));
  await phoneSignIn.askCode(shopper.phone);
  await phoneSignIn.submit(await mailbox.code(e164(shopper)));
  await shopper.shop.seeLoggedIn();
});

test("the phone leads to where the shopper wanted to go, for as long as they chose", async ({ shopper }) => {
  const { phoneSignIn, login, shop } = shopper;
  const mailbox = await shopper.openMailbox();
  await shopper.open("/cuenta");
  await login.rememberMe.check();
  await login.byPhone.click();
  await shop.see("Iniciar sesión", "/login?volver=/cuenta&modo=telefono");
  await expect(phoneSignIn.rememberMe).toBeChecked();
  await phoneSignIn.askCode(shopper.phone);
  await phoneSignIn.submit(await mailbox.code(e164(shopper)));
  await shop.see("Mi cuenta", "/cuenta");
  const cookie = await shopper.tk.read();
  expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + 30 * 24 * 3600, -2);
});

function e164({ phone }: Shopper): string {
  return `+52${phone}`;
}

/** As people write it, and as the shop repeats it. */
function spaced(phone: string): string {
  return `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`;
}

/** A code that was not sent. */
function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
