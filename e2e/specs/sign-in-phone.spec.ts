import { expect, test } from "../fixtures.ts";
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
