import { expect, test } from "../fixtures.ts";

test(
  "a wrong password is said so, and what was typed stays",
  { tag: "@main" },
  async ({ shopper, expectErrors }) => {
    expectErrors(/status of 400/);
    await shopper.haveAccount();
    await shopper.open("/login");
    await shopper.login.submit({ email: shopper.email, password: "otra contraseña" });
    await expect(shopper.login.errorMessage).toHaveText(
      "El correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.",
    );
    await expect(shopper.login.email).toHaveValue(shopper.email);
    await shopper.shop.seeLoggedOut();
    expect(await shopper.tk.read()).toBeUndefined();
    await shopper.signIn();
  },
);

test(
  "signing up names what is wrong and puts the focus on the first field",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { signUp } = shopper;
    await shopper.open("/registrar");
    await signUp.submit({ name: "A", email: "ana", password: "corta" });
    await expect(signUp.name).toBeFocused();
    await expect(signUp.name).toHaveAccessibleDescription("Escribe tu nombre, de 2 a 80 letras.");
    await expect(signUp.email).toHaveAccessibleDescription("Escribe un correo como nombre@dominio.com.");
    await expect(signUp.password).toHaveAccessibleDescription(/\(cumplida\)\. Usa al menos 8 caracteres\.$/);

    await signUp.submit({ name: shopper.name, email: shopper.email, password: "corta" });
    await expect(signUp.password).toBeFocused();
    await expect(signUp.email).toHaveAccessibleDescription("");
    await signUp.submit(shopper);
    await shopper.shop.seeLoggedIn();
  },
);

test("a shop out of reach is said so, and signing in works once it is back", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/net::ERR/);
  await shopper.haveAccount();
  await shopper.open("/login");
  const identity = /identitytoolkit/;
  await shopper.page.route(identity, (route) => route.abort("connectionfailed"));
  await shopper.login.submit(shopper);
  await expect(shopper.login.errorMessage).toHaveText(
    "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.",
  );
  await shopper.page.unroute(identity);
  await shopper.signIn();
});

for (const [what, part] of [
  ["the identity service is out of reach", /identitytoolkit|securetoken/],
  ["the code that asks it does not arrive", /assets\/identity-/],
] as const) {
  test(`the session is kept when ${what}`, async ({ shopper, expectErrors }) => {
    expectErrors(/net::ERR/);
    await shopper.register();
    const { documents } = shopper;
    await shopper.page.route(part, (route) => route.abort("connectionfailed"));
    const refused = shopper.page.waitForEvent("requestfailed", (request) => part.test(request.url()));
    await shopper.open("/quienessomos");
    await refused;
    await shopper.shop.goTo("Marketplace");
    await shopper.marketplace.seeFound("327 productos");
    await shopper.shop.seeLoggedIn();
    expect(await shopper.tk.read()).toBeDefined();

    await shopper.page.unroute(part);
    await shopper.open("/cuenta");
    await expect(shopper.account.profile).toContainText(shopper.email);
    expect(shopper.documents).toBe(documents + 2);
  });
}

const BLOCKED = /^Tu navegador bloquea las cookies y no podemos mantener tu sesión\. Permítelas/;

test("a browser that blocks cookies is told so, and browsing goes on", async ({ shopper }) => {
  await shopper.haveAccount();
  await shopper.page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
  });
  await shopper.open("/login");
  await shopper.login.submit(shopper);
  await shopper.shop.seeToast(BLOCKED);
  await shopper.shop.seeLoggedOut();
  await shopper.shop.goTo("Marketplace");
  await shopper.marketplace.seeFound("327 productos");
  await shopper.reload();
  await shopper.marketplace.seeFound("327 productos");
  await shopper.shop.seeLoggedOut();
});

test("a browser that keeps nothing at all still shows the shop", async ({ shopper }) => {
  await shopper.page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    Object.defineProperty(window, "indexedDB", { get: refuse });
  });
  await shopper.open("/marketplace?categoria=abarrotes");
  await shopper.marketplace.seeFound("24 productos");
  await shopper.marketplace.openProduct("Lenteja 500 g");
  await shopper.shop.see("Lenteja 500 g");
  await shopper.open("/registrar");
  await shopper.signUp.submit(shopper);
  await shopper.shop.seeToast(BLOCKED);
  await shopper.shop.seeLoggedOut();
});

test("a database of the browser that never answers keeps nobody from signing in", async ({ shopper }) => {
  await shopper.page.addInitScript(() => {
    // What Safari does with many tabs, and any browser with a broken profile.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await shopper.open("/registrar");
  await shopper.signUp.submit(shopper);
  await shopper.shop.seeLoggedIn();
  await shopper.buy("lenteja-500-g", "Lenteja 500 g");
  await shopper.reload();
  await shopper.shop.seeUnits(1);
  await shopper.signOut();
  await shopper.signIn();
});
