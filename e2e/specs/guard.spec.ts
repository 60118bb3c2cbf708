import { expect, test } from "../fixtures.ts";
import { inTurn } from "../in-turn.ts";

test(
  "Back leads out of the shop from an address that led to another",
  { tag: "@full" },
  async ({ shopper }) => {
    const { page } = shopper;
    const leadsBack = async ([from, to]: readonly [string, string]) => {
      await shopper.open("/contactenos");
      await shopper.open(from);
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page).toHaveURL("/contactenos");
    };
    await inTurn(
      [
        ["/", "/home"],
        ["/detalles", "/marketplace"],
        ["/detalle", "/marketplace"],
        ["/cuenta", "/login?volver=/cuenta"],
      ],
      leadsBack,
    );
    await shopper.open("/detalles/lenteja-500-g");
    await shopper.haveSession();
    await inTurn(
      [
        ["/detalles", "/detalles/lenteja-500-g"],
        ["/login", "/home"],
        [`/login?volver=${encodeURIComponent("/\\example.com")}`, "/home"],
      ],
      leadsBack,
    );
  },
);

test("Back to a screen that is closed by now is blocked, and the reason is shown", async ({
  shopper,
  allowErrors,
}) => {
  // The account's own screen and the cart may ask in the moment in which the session ends.
  allowErrors(/status of 401.*http(Account|Carts)Services/);
  const { shop } = shopper;
  await shopper.register();
  await shop.goTo("Mi cuenta");
  await shop.see("Mi cuenta", "/cuenta");
  await shop.goTo("Marketplace");
  await shop.see("Marketplace", "/marketplace");
  const otherTab = await shopper.openTab();
  await otherTab.open("/cuenta");
  await otherTab.account.signOut();
  // Shown once this tab was reloaded.
  await shop.seeToast("Se cerró tu sesión en este dispositivo.");
  await shop.seeLoggedOut();

  await shopper.page.goBack();
  await shop.seeToast("Inicia sesión para ver tu cuenta.");
  await shop.see("Marketplace", "/marketplace");
  await shop.toastButton("Iniciar sesión").click();
  await shop.see("Iniciar sesión", "/login?volver=/cuenta");
  await shop.goTo("Inicio");
  await shop.see("La despensa de la semana, pesada y en tu puerta", "/home");
  await otherTab.shop.goTo("Iniciar sesión");
  await otherTab.signIn();
  await shop.seeLoggedIn();

  await shopper.page.goBack();
  await shop.seeToast("Ya iniciaste sesión, así que te dejamos donde estabas.");
  await shop.see("La despensa de la semana, pesada y en tu puerta", "/home");
});
