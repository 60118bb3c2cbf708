import { AddressBook } from "../../pages/address-book.ts";
import { CheckoutPage } from "../../pages/checkout-page.ts";
import { letAWhilePass } from "../held-time.ts";
import { changeCartElsewhere, type BrowserContextUnderTest } from "../test-path.ts";
import { ASK, STEPS, type Step } from "./view.ts";

/** As the machine's own tests have it. */
const OFFICE = {
  "Nombre de quien recibe": "Ana Torres",
  "Teléfono de quien recibe": "999 123 4567",
  Calle: "Avenida Central",
  "Número exterior": "12",
  Colonia: "Centro",
  "Código postal": "97000",
  "Ciudad o municipio": "Mérida",
  Estado: "Yucatán",
};

/** What happens before calls come to something, as the shopper or the network does it. */
export const ACTS: Record<string, (testContext: BrowserContextUnderTest) => Promise<void>> = {
  "it is Ana": open,
  "it is Eva, whose page was killed while paying": open,
  "the cart is there": readCart,
  "the cart has more": readCart,
  "the cart is too light": readCart,
  "the cart is empty": readCart,
  "the cart is on its way": readCart,
  "go to the address": goTo("address"),
  "go to the shipping": goTo("shipping"),
  "go to the review": goTo("review"),
  "go on": ({ shopper: { page } }) => new CheckoutPage(page).next.click(),
  "choose the address": ({ shopper: { page } }) => page.locator("input[value=casa]").check(),
  "write another": ({ shopper: { page } }) =>
    page.getByRole("button", { name: "Usar otra dirección" }).click(),
  "the book has it": async ({ shopper: { page } }) => {
    const book = new AddressBook(page);
    await book.type(OFFICE);
    await book.save.click();
  },
  "give up writing": ({ shopper: { page } }) => page.getByRole("button", { name: "Cancelar" }).click(),
  "choose to pick it up": ({ shopper: { page } }) => new CheckoutPage(page).radio(/^Recoger/).check(),
  "choose a window": ({ shopper: { page } }) => new CheckoutPage(page).radio(/^lunes 23/).check(),
  "choose cash": ({ shopper: { page } }) => new CheckoutPage(page).radio(/^Al recibir/).check(),
  pay: ({ shopper: { page } }) => new CheckoutPage(page).pay.click(),
  "ask now": ({ shopper: { page } }) => page.getByRole("button", { name: ASK }).click(),
  "try again": ({ shopper: { page } }) =>
    page.getByRole("button", { name: /^(Reintentar|Revisar otra vez)$/ }).click(),
  "network back": async ({ shopper: { context } }) => {
    await context.setOffline(true);
    await context.setOffline(false);
  },
  "a while passes": ({ shopper: { page } }) => letAWhilePass(page),
  "led to the order": async () => undefined,
  "signed out": ({ shopper }) => shopper.signOut(),
};

function open({ shopper }: BrowserContextUnderTest): Promise<void> {
  return shopper.open(STEPS.address.path);
}

/** Where the cart is not being read already, another tab says that it has changed. */
async function readCart({ shopper, held }: BrowserContextUnderTest): Promise<void> {
  if (!held.isHeld("getCart")) await changeCartElsewhere(shopper);
}

/** By the sign of the step where it is a link, and else through what the browser remembers of the way here. */
function goTo(step: Step): (testContext: BrowserContextUnderTest) => Promise<void> {
  return async ({ shopper: { page } }) => {
    const link = new CheckoutPage(page).steps.getByRole("link", { name: STEPS[step].name });
    if ((await link.count()) > 0) return link.click();
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, STEPS[step].path);
  };
}
