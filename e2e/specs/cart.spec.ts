import { expect, test } from "../fixtures.ts";

const BEANS = "Frijol negro 900 g";
const LENTILS = "Lenteja 500 g";
const MILK = "Leche entera 1 L";
const PILLS = "Paracetamol 500 mg 20 tabletas";

const buyBeans = ["frijol-negro-900-g", BEANS] as const;
const buyLentils = ["lenteja-500-g", LENTILS] as const;

test(
  "after an addition the cart is read again, and the header counts it",
  { tag: "@main" },
  async ({ shopper }) => {
    const { calls, shop } = shopper;
    await shopper.register();
    await shopper.buy(...buyBeans);
    await shop.seeUnits(1);
    await shopper.buy(...buyLentils);
    await shop.seeUnits(2);
    const last = calls.made.lastIndexOf("addProductToCart");
    expect(calls.made.slice(last, last + 2)).toEqual(["addProductToCart", "getCart"]);
  },
);

test(
  "ten fast clicks are ten more pieces and a few calls",
  { tag: ["@main", "@phone"] },
  async ({ shopper }) => {
    const { cart, shop, calls } = shopper;
    await shopper.register();
    await shopper.buy(...buyBeans);
    await shop.goToCart();
    await cart.seeLines({ [BEANS]: 1 });
    const letGo = await calls.hold("setProductQuantity");
    calls.forget();

    await cart.line(BEANS).increaseBy(10);
    await cart.line(BEANS).seeQuantity(11);
    await shop.seeUnits(11);
    letGo();
    await cart.seeSums({ Subtotal: "$427.90", "Peso total": "10.01 kg", Envío: "$72.00", Total: "$499.90" });
    expect(calls.count("setProductQuantity", "addProductToCart")).toBeLessThanOrEqual(3);

    await shopper.reload();
    await cart.seeLines({ [BEANS]: 11 });
  },
);

test("a pressed number changes in the next frame, and what follows from it does not hold it up", async ({
  shopper,
}) => {
  const { cart, page } = shopper;
  await shopper.register();
  await shopper.buy(...buyBeans);
  await shopper.shop.goToCart();
  const beans = cart.line(BEANS);
  await beans.type(5);
  await expect(cart.pay).toBeEnabled();

  const frames = await page.evaluateHandle(watchFrames, ["main input", ".receipt__row", ".main-nav__count"]);
  await beans.increase.click();
  await cart.seeSums({ Subtotal: "$233.40", "Peso total": "5.46 kg", Envío: "$60.00", Total: "$293.40" });
  const [before, pressed, followed] = await frames.jsonValue();
  expect(before).toEqual(["5", "Subtotal$194.50", "5"]);
  expect(pressed).toEqual(["6", "Subtotal$194.50", "5"]);
  expect(followed).toEqual(["6", "Subtotal$233.40", "6"]);
});

test("what another tab has changed comes all in one frame", async ({ shopper }) => {
  await shopper.register();
  await shopper.buy(...buyBeans);
  const other = await shopper.openTab();
  await other.open("/carritocompras");
  await other.cart.line(BEANS).seeQuantity(1);
  await expect(other.page.locator(".main-nav__count")).toHaveText("1");

  const frames = await other.page.evaluateHandle(watchFrames, ["main input", ".main-nav__count"]);
  await shopper.product.product(BEANS).increase.click();
  await other.cart.line(BEANS).seeQuantity(2);
  await other.shop.seeUnits(2);
  expect(await frames.jsonValue()).toEqual([
    ["1", "1"],
    ["2", "2"],
  ]);
});

test("clicks that follow an addition still on its way are not lost", async ({ shopper }) => {
  const { calls, shop } = shopper;
  await shopper.register();
  await shopper.open("/detalles/frijol-negro-900-g");
  const letGo = await calls.hold("addProductToCart");
  const beans = shopper.product.product(BEANS);
  const sent = calls.next("addProductToCart");
  await beans.add();
  await sent;
  await beans.increaseBy(4);
  await beans.seeQuantity(5);
  letGo();
  await shop.seeToast(`Agregaste ${BEANS} al carrito.`);
  await shop.goToCart();
  await shopper.cart.seeSums({
    Subtotal: "$194.50",
    "Peso total": "4.55 kg",
    Envío: "$54.00",
    Total: "$248.50",
  });
  expect(calls.count("addProductToCart", "setProductQuantity")).toBeLessThanOrEqual(2);
});

test("a removed line comes back with Deshacer", { tag: ["@main", "@phone"] }, async ({ shopper }) => {
  const { cart, shop } = shopper;
  await shopper.register();
  await shopper.buy(...buyBeans);
  await shopper.buy(...buyLentils);
  await shop.goToCart();
  await cart.line(LENTILS).type(3);
  await shop.seeUnits(4);

  await cart.remove(LENTILS);
  await cart.seeLines({ [BEANS]: 1 });
  await shop.seeToast(`Quitaste ${LENTILS} del carrito.`);
  await shop.toastButton("Deshacer").click();
  await cart.seeLines({ [BEANS]: 1, [LENTILS]: 3 });
  await expect(shop.toastButton("Deshacer")).toHaveCount(0);
  await expect(cart.weightStatus).toHaveText(/^Te faltan 0\.56 kg/);
  await cart.seeConfirmed();
  await shopper.reload();
  await shop.seeUnits(4);
});

test("the last piece stepped down takes the line with it", async ({ shopper }) => {
  const { cart, shop } = shopper;
  await shopper.register();
  await shopper.buy(...buyBeans);
  await shop.goToCart();
  const removed = shopper.calls.answered("removeProduct");
  await cart.line(BEANS).decrease.click();
  await expect(cart.emptyHeading).toBeVisible();
  await shop.seeToast(`Quitaste ${BEANS} del carrito.`);
  await removed;
  await shopper.reload();
  await expect(cart.emptyHeading).toBeVisible();
});

test(
  "milk and medicine stand in groups of their own, and milk travels cold",
  { tag: "@main" },
  async ({ shopper }) => {
    const { cart, shop } = shopper;
    await shopper.register();
    await shopper.buy("leche-entera-1-l", MILK);
    await shopper.buy("paracetamol-500-mg-20-tabletas", PILLS);
    await shopper.buy(...buyBeans);
    await shop.goToCart();
    await cart.line(MILK).type(3);
    await cart.seeSums({
      Subtotal: "$148.90",
      "Peso total": "4.03 kg",
      Envío: "$79.00",
      "Cadena de frío": "$18.00",
      Ahorras: "$10.50",
      Total: "$245.90",
    });
    await expect(cart.group("Lácteos")).toContainText("$85.50");
    await expect(cart.group("Farmacia")).toContainText("$24.50");
    await expect(cart.option("Estándar")).toBeDisabled();
    await expect(cart.option("Exprés")).toBeDisabled();
    await expect(cart.option("Refrigerado")).toBeChecked();
    const closed = cart.shipping.locator("label", { hasText: "Estándar" });
    await closed.hover();
    expect(await closed.evaluate((label) => label.getAnimations().length)).toBe(0);
    await cart.remove(MILK);
    await expect(cart.group("Lácteos")).toHaveCount(0);
  },
);

test(
  "a cart follows its shopper to another device",
  { tag: "@main" },
  async ({ shopper, stranger: device }) => {
    await shopper.register();
    await shopper.buy(...buyBeans);
    await device.open("/login?volver=/carritocompras");
    await device.login.submit(shopper);
    await device.shop.see("Carrito de compras", "/carritocompras");
    await device.cart.seeLines({ [BEANS]: 1 });
  },
);

test("a change in one tab shows in the other", async ({ shopper }) => {
  const { cart, shop } = shopper;
  await shopper.register();
  await shopper.buy(...buyBeans);
  await shop.goToCart();
  await cart.seeLines({ [BEANS]: 1 });
  const otherTab = await shopper.openTab();
  await otherTab.buy(...buyLentils);
  await cart.seeLines({ [BEANS]: 1, [LENTILS]: 1 });
  await cart.line(BEANS).type(3);
  await otherTab.shop.seeUnits(4);
});

test(
  "the cart of a guest is one in every tab, and goes into their account",
  { tag: "@main" },
  async ({ shopper }) => {
    const { cart, shop } = shopper;
    await shopper.haveAccount();
    await shopper.buy(...buyBeans);
    const otherTab = await shopper.openTab();
    await otherTab.buy(...buyLentils);
    await shop.seeUnits(2);
    await shopper.open("/login?volver=/carritocompras");
    await shopper.signIn();
    await cart.seeLines({ [BEANS]: 1, [LENTILS]: 1 });
    await otherTab.shop.seeLoggedIn();
    await otherTab.shop.seeUnits(2);
    await cart.seeConfirmed();
    await shopper.reload();
    await cart.seeLines({ [BEANS]: 1, [LENTILS]: 1 });
  },
);

test(
  "what is clicked without a network survives a reload and is sent when it is back",
  { tag: "@main" },
  async ({ shopper, expectErrors }) => {
    expectErrors(/net::ERR/);
    const { cart, calls, shop } = shopper;
    await shopper.register();
    await shopper.buy(...buyBeans);
    await shop.goToCart();
    await cart.seeLines({ [BEANS]: 1 });
    const mend = await calls.fail("setProductQuantity", "silence");
    await cart.line(BEANS).type(4);
    await cart.seeLines({ [BEANS]: 4 });
    await shopper.reload();
    await cart.seeLines({ [BEANS]: 4 });
    await mend();
    await shop.tryAgain();
    await cart.seeSums({ Subtotal: "$155.60", "Peso total": "3.64 kg", Envío: "$51.00", Total: "$206.60" });
    await shopper.reload();
    await cart.seeLines({ [BEANS]: 4 });
  },
);

test(
  "a change that the stock refuses rolls back and says how many are left",
  { tag: "@main" },
  async ({ shopper, stranger: device }) => {
    const name = "Termómetro digital 1 pieza";
    const path = "/detalles/termometro-digital-1-pieza";
    const { shop, product } = shopper;
    await shopper.register();
    await shopper.open(path);
    await shop.see(name);
    await device.open(`/login?volver=${path}`);
    await device.login.submit(shopper);
    await device.shop.see(name);
    await device.product.product(name).add();
    await device.product.product(name).increaseBy(2);
    await device.product.product(name).seeLimit();
    await device.shop.seeToast(`Agregaste ${name} al carrito.`);
    await device.shop.goToCart();
    await expect(device.cart.weightStatus).toHaveText(/^Te faltan/);
    await device.cart.seeLines({ [name]: 3 });

    await product.product(name).add();
    await shop.seeToast("Solo quedan 3 piezas de este producto. Ajusta la cantidad.");
    await product.product(name).seeQuantity(3);
  },
);

/** What is written in some elements, each time that a frame shows something else of it. */
function watchFrames(selectors: string[]): string[][] {
  const shown: string[][] = [];
  const look = () => {
    const written = selectors.map((selector) => {
      const element = document.querySelector(selector);
      return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? "");
    });
    if (written.join() !== shown.at(-1)?.join()) shown.push(written);
    requestAnimationFrame(look);
  };
  look();
  return shown;
}
