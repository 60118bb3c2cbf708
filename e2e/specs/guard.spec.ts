import { expect, test } from "../fixtures.ts";
import { inTurn } from "../in-turn.ts";

test(
  "a first visit to the account without a session goes through signing in",
  { tag: "@main" },
  async ({ shopper }) => {
    await shopper.haveAccount();
    await shopper.open("/cuenta");
    await shopper.shop.see("Iniciar sesión", "/login?volver=/cuenta");
    await shopper.signIn();
    await shopper.shop.see("Mi cuenta", "/cuenta");
    await expect(shopper.account.profile).toContainText(shopper.email);
  },
);

test("Back leads out of the shop from an address that led to another", async ({ shopper }) => {
  const { page } = shopper;
  const leadsBack = async ([from, to]: readonly [string, string]) => {
    await shopper.open("/contactenos");
    await shopper.open(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL("/contactenos");
  };
  const led = [
    ["/", "/home"],
    ["/detalles", "/marketplace"],
    ["/detalle", "/marketplace"],
    ["/cuenta", "/login?volver=/cuenta"],
  ] as const;
  await inTurn(led, leadsBack);
  await shopper.register();
  await leadsBack(["/login", "/home"]);
});

test(
  "a new account, too, leads to where the shopper wanted to go",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    await shopper.open("/cuenta");
    await shopper.page.getByRole("link", { name: "Crear cuenta" }).click();
    await shopper.shop.see("Crear cuenta", "/registrar?volver=/cuenta");
    await shopper.signUp.submit(shopper);
    await shopper.shop.see("Mi cuenta", "/cuenta");
  },
);

test(
  "a guest who goes back to the account stays where they are and is told why",
  { tag: "@main" },
  async ({ shopper, allowErrors }) => {
    // The account's own screen may ask in the moment in which the session ends.
    allowErrors(/status of 401.*httpAccountServices/);
    const { shop } = shopper;
    await shopper.register();
    await shop.goTo("Mi cuenta");
    await shop.see("Mi cuenta", "/cuenta");
    await shop.goTo("Marketplace");
    await shop.see("Marketplace", "/marketplace");
    const otherTab = await shopper.openTab();
    await otherTab.open("/cuenta");
    await otherTab.account.signOut();
    // Told once this tab has been loaded anew.
    await shop.seeToast("Se cerró tu sesión en este dispositivo.");
    await shop.seeLoggedOut();

    await shopper.page.goBack();
    await shop.seeToast("Inicia sesión para ver tu cuenta.");
    await shop.see("Marketplace", "/marketplace");

    await shop.toastButton("Iniciar sesión").click();
    await shop.see("Iniciar sesión", "/login?volver=/cuenta");
    await shopper.signIn();
    await shop.see("Mi cuenta", "/cuenta");
  },
);

test(
  "who is signed in and goes back to signing in stays where they are and is told why",
  { tag: "@main" },
  async ({ shopper }) => {
    const { shop } = shopper;
    await shopper.open("/login");
    await shop.see("Iniciar sesión", "/login");
    await shop.goTo("Marketplace");
    await shop.see("Marketplace", "/marketplace");
    const otherTab = await shopper.openTab();
    await otherTab.register();
    await shop.seeLoggedIn();

    await shopper.page.goBack();
    await shop.seeToast("Ya iniciaste sesión, así que te dejamos donde estabas.");
    await shop.see("Marketplace", "/marketplace");
  },
);

const HOME = "La despensa de la semana, pesada y en tu puerta";

test("a link that leads who is signed in away from the shop leads home", async ({ shopper }) => {
  const doubtful = [
    "https://example.com/",
    "//example.com",
    "/\\example.com",
    "/%2f/example.com",
    "https:example.com",
    "javascript:alert(1)",
    "data:text/html,hola",
    "\\\\example.com",
    "///example.com",
    " //example.com",
    "/\t/example.com",
    "/.//example.com",
    "/cuenta/..//example.com",
    "/%5cexample.com",
    "/%252f%252fexample.com",
    "example.com",
    "/LOGIN?volver=//example.com",
  ];
  await shopper.register();
  await inTurn(doubtful, async (elsewhere) => {
    await shopper.open(`/login?volver=${encodeURIComponent(elsewhere)}`);
    await shopper.shop.see(HOME, "/home");
  });
});
