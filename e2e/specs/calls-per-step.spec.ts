import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.ts";
import { CheckoutPage } from "../pages/checkout-page.ts";
import type { Shopper } from "../pages/shopper.ts";

const BEANS = "Frijol negro 900 g";

/** What `docs/costs.md` counts with. */
const CALLS = JSON.parse(
  readFileSync(new URL("../../docs/costs/calls-per-step.json", import.meta.url), "utf8"),
) as Record<string, string[]>;

/** The calls of a step, in the order of the alphabet: some of them are under way together. */
async function callsOf({ calls, page }: Shopper, step: () => Promise<unknown>): Promise<string[]> {
  calls.forget();
  await step();
  await page.waitForLoadState("networkidle");
  return calls.made.toSorted();
}

test("a visit, an addition and an order make the calls that the costs are counted with", async ({
  shopper,
}) => {
  const { shop, marketplace, product, cart, order, page } = shopper;
  const visit = await callsOf(shopper, async () => {
    await shopper.open("/home");
    await shop.goTo("Marketplace");
    await marketplace.chooseCategory("Abarrotes");
    // Asked for once the product is there.
    await Promise.all([shopper.calls.next("listRelated"), marketplace.openProduct(BEANS)]);
    await shop.see(BEANS);
  });

  await shopper.register();
  await shopper.open("/detalles/frijol-negro-900-g");
  await page.waitForLoadState("networkidle");
  const add = await callsOf(shopper, async () => {
    await Promise.all([shopper.calls.next("getPaymentCart"), product.product(BEANS).add()]);
    await shop.seeToast(`Agregaste ${BEANS} al carrito.`);
  });

  await Promise.all([shopper.calls.next("getPaymentCart"), product.product(BEANS).increaseBy(3)]);
  await CheckoutPage.setAddress(shopper.setup);
  await page.waitForLoadState("networkidle");
  const checkout = new CheckoutPage(page);
  const buy = await callsOf(shopper, async () => {
    await shop.goToCart();
    await cart.seeLines({ [BEANS]: 4 });
    await cart.pay.click();
    await checkout.see("direccion");
    await checkout.next.click();
    await checkout.see("envio");
    await checkout.next.click();
    await checkout.see("metodo");
    await checkout.radio(/^Al recibir el pedido/).check();
    await checkout.next.click();
    await checkout.see("revision");
    await checkout.pay.click();
    await order.see("Pedido recibido");
  });
  console.log(JSON.stringify({ visit, add, order: buy }));
  expect({ visit, add, order: buy }).toEqual(CALLS);
});
