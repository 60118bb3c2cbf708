import { letAWhilePass } from "../held-time.ts";
import { changeCartElsewhere, type BrowserContextUnderTest } from "../test-path.ts";
import { PRODUCT } from "./read-paths.ts";

const PRODUCT_PAGE = `/detalles/${PRODUCT.id}`;
const EMPTY = { currentCart: { items: [] }, priceProducts: 0, totalProducts: 0, totalWeight: 0 };

/** What happens that is no answer, as the shopper or the network does it. */
export const ACTS: Record<string, (testContext: BrowserContextUnderTest) => Promise<void>> = {
  "a guest with lines": openCart,
  "an account": async () => undefined,
  "it is Ana": openCart,
  "it is Luz, a guest until now": openCart,
  "it is Eva, who left a change unsent": async ({ shopper, held }) => {
    await shopper.open(PRODUCT_PAGE);
    await held.answer({ method: "getCart", answer: { result: EMPTY } });
    await shopper.product.product(PRODUCT.name).add();
    await held.seeCounts({ reads: 1, changes: 1, summaries: 0 });
    await shopper.reload();
    await shopper.shop.goToCart();
  },
  add: async ({ shopper }) => {
    await shopper.page.goBack();
    await shopper.product.product(PRODUCT.name).add();
    await shopper.page.goForward();
  },
  "set to three": ({ shopper }) => shopper.cart.line(PRODUCT.name).type(3),
  "set to four": ({ shopper }) => shopper.cart.line(PRODUCT.name).type(4),
  remove: ({ shopper }) => shopper.cart.remove(PRODUCT.name),
  "empty the cart": ({ shopper }) => shopper.cart.clear.click(),
  "choose shipping": ({ shopper }) => shopper.cart.chooseShipping("Exprés"),
  "choose picking up": ({ shopper }) => shopper.cart.chooseShipping("Recoger"),
  "apply a code": async ({ shopper: { page } }) => {
    await page.getByRole("textbox", { name: "Código de promoción" }).fill("DIEZ");
    await page.getByRole("button", { name: "Aplicar" }).click();
  },
  "take the code away": ({ shopper: { page } }) => page.getByRole("button", { name: "Quitar DIEZ" }).click(),
  "dismiss the failure": ({ shopper: { page } }) =>
    page.getByRole("main").getByRole("button", { name: "Entendido", exact: true }).click(),
  "dismiss the notice": ({ shopper: { page } }) =>
    page.getByRole("region", { name: "Avisos de tu carrito" }).getByRole("button").first().click(),
  "look again": ({ shopper }) => changeCartElsewhere(shopper),
  "try again": ({ shopper: { page } }) =>
    page.getByRole("main").getByRole("button", { name: "Reintentar" }).click(),
  "network lost": ({ shopper: { context } }) => context.setOffline(true),
  "network back": ({ shopper: { context } }) => context.setOffline(false),
  "a while passes": ({ shopper: { page } }) => letAWhilePass(page),
};

async function openCart({ shopper }: BrowserContextUnderTest): Promise<void> {
  await shopper.open(PRODUCT_PAGE);
  await shopper.shop.goToCart();
}
