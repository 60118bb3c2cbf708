import { expect, test } from "../fixtures.ts";

const BEANS = "Frijol negro 900 g";
const LENTILS = "Lenteja 500 g";

const buyBeans = ["frijol-negro-900-g", BEANS] as const;
const buyLentils = ["lenteja-500-g", LENTILS] as const;

test("a click changes its number in the next frame, derived values follow later, and ten clicks are a few calls", async ({
  shopper,
}) => {
  const { cart, shop, calls, page } = shopper;
  await shopper.haveSession();
  await shopper.buy(...buyBeans);
  await shop.goToCart();
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

  const letGo = await calls.hold("setProductQuantity");
  calls.forget();
  await beans.increaseBy(5);
  await beans.seeQuantity(11);
  await shop.seeUnits(11);
  letGo();
  await cart.seeSums({ Subtotal: "$427.90", "Peso total": "10.01 kg", Envío: "$72.00", Total: "$499.90" });
  expect(calls.count("setProductQuantity", "addProductToCart")).toBeLessThanOrEqual(3);
  await shopper.reload();
  await cart.seeLines({ [BEANS]: 11 });
});

test("a change in one tab is rendered in the other in one frame, and back", async ({ shopper }) => {
  const { product } = shopper;
  await shopper.haveSession();
  await shopper.buy(...buyBeans);
  const other = await shopper.openTab();
  await other.open("/carritocompras");
  await other.cart.line(BEANS).seeQuantity(1);
  await other.shop.seeUnits(1);

  const frames = await other.page.evaluateHandle(watchFrames, ["main input", ".main-nav__count"]);
  await product.product(BEANS).increase.click();
  await other.cart.line(BEANS).seeQuantity(2);
  await other.shop.seeUnits(2);
  // The last frame is counted when it is painted, which is after its change of the document.
  await expect
    .poll(() => frames.jsonValue())
    .toEqual([
      ["1", "1"],
      ["2", "2"],
    ]);
  await other.cart.line(BEANS).type(3);
  await product.product(BEANS).seeQuantity(3);
});

test("the cart of a guest is the same in every tab, and is merged into their account", async ({
  shopper,
}) => {
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
});

test("what is clicked without a network survives a reload and is sent when it is back", async ({
  shopper,
  expectErrors,
}) => {
  expectErrors(/net::ERR/);
  const { cart, calls, shop } = shopper;
  await shopper.haveSession();
  await shopper.buy(...buyBeans);
  await shop.goToCart();
  await cart.seeLines({ [BEANS]: 1 });
  const mend = await calls.fail("setProductQuantity", "silence");
  await cart.line(BEANS).type(4);
  await shop.seeFailure("No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo.");
  await expect(cart.pay).toHaveCount(0);
  await shopper.reload();
  await cart.seeLines({ [BEANS]: 4 });
  await mend();
  await shop.tryAgain();
  await cart.seeSums({ Subtotal: "$155.60", "Peso total": "3.64 kg", Envío: "$51.00", Total: "$206.60" });
  await shopper.reload();
  await cart.seeLines({ [BEANS]: 4 });
});

/** Records the texts of some elements at each frame in which they change. */
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
