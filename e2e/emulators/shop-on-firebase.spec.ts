import { CheckoutPage } from "../pages/checkout-page.ts";
import { DeskPage } from "../pages/desk-page.ts";
import type { Shopper } from "../pages/shopper.ts";
import { addStaffTo } from "../staff.ts";
import { addresses } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { privacyChoice } from "./privacy-choice.ts";

const BEANS = { id: "frijol-negro-900-g", name: "Frijol negro 900 g" };
const HOME = "La despensa de la semana, pesada y en tu puerta";

/** Ana with an account and this many bags of beans in her cart, which is open. */
async function fillCart(shopper: Shopper, bags: number): Promise<void> {
  await shopper.register();
  await shopper.buy(BEANS.id, BEANS.name);
  await shopper.shop.goToCart();
  await shopper.cart.line(BEANS.name).increaseBy(bags - 1);
  await shopper.cart.line(BEANS.name).seeQuantity(bags);
  await shopper.cart.seeConfirmed();
}

/** Takes the cart to its review, with an address typed on the way. */
async function review(shopper: Shopper, method: RegExp): Promise<CheckoutPage> {
  const checkout = new CheckoutPage(shopper.page);
  const book = shopper.account.addresses;
  await shopper.cart.pay.click();
  await checkout.see("direccion");
  await book.type({
    "Nombre de quien recibe": "Ana Torres",
    "Teléfono de quien recibe": "999 123 4567",
    Calle: "Calle del Árbol",
    "Número exterior": "12",
    Colonia: "Centro",
    "Código postal": "97000",
    "Ciudad o municipio": "Mérida",
    Estado: "Yucatán",
  });
  await book.save.click();
  await checkout.see("envio");
  await checkout.radio(/^Recoger en tienda/).check();
  await checkout.next.click();
  await checkout.see("metodo");
  await checkout.radio(method).check();
  await checkout.next.click();
  await checkout.see("revision");
  return checkout;
}

/** Opens the link of the newest mail that the Auth emulator did not send. */
async function followMail({ page, email }: Shopper): Promise<void> {
  const { auth, project } = addresses();
  const sent = await page.request.get(`${auth}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const link = oobCodes.findLast((code) => code.email === email)?.oobLink ?? "";
  expect((await page.request.get(link)).status()).toBe(200);
}

test("from an account to an order in cash: 406, enough weight, a confirmed mail, reload, sign-out", async ({
  shopper,
  google,
}) => {
  const { shop, cart, order } = shopper;
  await fillCart(shopper, 2);
  await expect(cart.weightStatus).toHaveText("Te faltan 1.18 kg para el peso mínimo de 3.00 kg");
  await expect(cart.pay).toHaveCount(0);
  await cart.line(BEANS.name).increaseBy(2);
  await expect(cart.weightStatus).toHaveText("Llegaste al peso mínimo de 3.00 kg");
  await expect(cart.pay).toBeVisible();
  await shopper.reload();
  await cart.seeLines({ [BEANS.name]: 4 });

  const checkout = await review(shopper, /^Al recibir el pedido/);
  await checkout.pay.click();
  await checkout.see("metodo");
  await shopper.page.getByRole("button", { name: "Enviar correo de verificación" }).click();
  await expect(shopper.page.getByText(`Te mandamos un correo a ${shopper.email}.`)).toBeVisible();
  await followMail(shopper);
  await checkout.next.click();
  await checkout.see("revision");
  await checkout.pay.click();
  await order.see("Pedido recibido", 60_000);
  await shop.seeUnits(0);
  await shopper.reload();
  await order.see("Pedido recibido", 60_000);
  // Every call carries a token, and the functions require it.
  expect(google.asked).toContain(
    "content-firebaseappcheck.googleapis.com/v1/projects/demo-tienda/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken",
  );

  await shopper.signOut();
  await shopper.open("/login");
  await shopper.signIn();
  await shop.seeLoggedIn();

  const { auth, firestore, project } = addresses();
  addStaffTo(project, shopper.email, "mostrador", {
    FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host,
    FIRESTORE_EMULATOR_HOST: new URL(firestore).host,
  });
  const counter = await shopper.context.newPage();
  const desk = new DeskPage(counter);
  await desk.open(shopper);
  await desk.openOrder(counter.getByRole("region", { name: "Pendientes" }).getByRole("link").first());
  await desk.press("Aceptar");
  await expect(desk.order.getByRole("button", { name: "Todo está" })).toBeVisible();
  await counter.close();
});

test("an order that is paid at Stripe is confirmed by its webhook", async ({
  shopper,
  providers,
  allowErrors,
}) => {
  allowErrors(/^request to http:\/\/127\.0\.0\.1:\d+\/stripe\//);
  await fillCart(shopper, 4);
  const checkout = await review(shopper, /^Tarjeta/);
  await checkout.pay.click();
  await shopper.order.decide("Pagar");
  await shopper.order.see("Pago confirmado", 60_000);
  expect(providers.stripe.charges).toHaveLength(1);
});

test("Hosting has pages rendered, skeletons, the 404 and the headers of firebase.json", async ({
  request,
}) => {
  const home = await request.get("/home");
  expect(await home.text()).toContain(HOME);
  const headers = home.headers();
  expect(headers["content-security-policy"]).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com",
  );
  expect(headers["x-frame-options"]).toBe("DENY");
  const [script = ""] = /\/assets\/[\w-]+\.js/.exec(await home.text()) ?? [];
  const asset = (await request.get(script)).headers();
  expect([asset["content-security-policy"], asset["x-content-type-options"]]).toEqual([
    "default-src 'none'",
    "nosniff",
  ]);
  expect(asset["x-frame-options"]).toBeUndefined();
  expect((await request.get("/api/httpHealth")).headers()["cache-control"]).toBe("no-store");
  const login = await (await request.get("/login")).text();
  expect(login).toBe(await (await request.get("/skeletons/login.html")).text());
  expect((await request.get("/detalles/no-existe")).status()).toBe(404);
  expect((await request.get("/no/existe")).status()).toBe(404);
});

test.describe("who allows it", () => {
  test.use({ storageState: privacyChoice("accepted") });

  test("is counted: the policy lets Google's tag through", async ({ page, google }) => {
    await page.goto("/home");
    await expect.poll(() => google.asked).toContain("www.googletagmanager.com/gtag/js");
  });
});

test("the window of Google is asked for: the policy lets its script through", async ({
  shopper,
  google,
  allowErrors,
}) => {
  // The fake of its script opens none.
  allowErrors(/^console: identity: /);
  await shopper.open("/login");
  await shopper.page.getByRole("button", { name: "Continuar con Google" }).click();
  await expect.poll(() => google.asked).toContain("apis.google.com/js/api.js");
});

test("functions that insist refuse a call without a token of App Check, and the rules every client", async ({
  request,
}) => {
  const call = await request.post("/api/httpCartsServices", {
    data: { data: { method: "quoteCart", lines: [] } },
  });
  expect([call.status(), await call.json()]).toEqual([
    401,
    { error: { message: "Unauthenticated", status: "UNAUTHENTICATED" } },
  ]);
  const { firestore, project } = addresses();
  const read = await request.get(
    `${firestore}/v1/projects/${project}/databases/(default)/documents/products/${BEANS.id}`,
  );
  expect(read.status()).toBe(403);
});
