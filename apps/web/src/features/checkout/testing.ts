import {
  selectIsSending,
  selectPlacement,
  selectSteps,
  type CheckoutRef,
  type PlacementRef,
  type StepsRef,
} from "@shop/checkout-machine";
import { anAddress, quoteOf, sendToCheckout, type SentToCheckout } from "@shop/checkout-machine/testing";
import type { CartItem, Failure, SavedAddress } from "@shop/contract";
import { waitFor } from "xstate";
import { DRY_CART } from "../../shared/testing/carts.ts";
import { ANA, type OpenShop } from "../../app/testing/open-shop.ts";

/** Brings a shop into a state, by actions of its shopper and responses of its server. */
export type Arrange = (shop: OpenShop) => Promise<void> | void;

const HOME = anAddress({ id: "casa-0001", isDefault: true });
const OFFICE = anAddress({
  id: "trabajo-0001",
  name: "Luis Fernando Hernández de la Rosa",
  street: "Avenida Insurgentes Sur",
  exteriorNumber: "1580",
  neighbourhood: "Crédito Constructor",
  postalCode: "03940",
  city: "Benito Juárez",
  state: "Ciudad de México",
});

/** The checkout machine, once a step was opened. */
function checkoutOf(shop: OpenShop): CheckoutRef {
  return shop.app.system.get("checkout");
}

/** The running machine of its steps. */
function stepsOf(shop: OpenShop): StepsRef {
  const steps = selectSteps(checkoutOf(shop).getSnapshot());
  if (!steps) throw new Error("no steps are running");
  return steps;
}

/** The machine that places its order, while one runs. */
function placementOf(shop: OpenShop): PlacementRef | undefined {
  return selectPlacement(checkoutOf(shop).getSnapshot());
}

/** Sends an event to the checkout of the shop. */
export function send(shop: OpenShop, event: SentToCheckout): void {
  sendToCheckout(checkoutOf(shop), event);
}

/** The server answers the checkout's price request. */
export function quote(shop: OpenShop, items: CartItem[]): Promise<void> {
  const { last } = shop.services.checkout.quotes;
  return received(shop, last.answer(quoteOf(items, last.input)));
}

/** The server refuses the checkout's price request. */
export function refuseQuote(shop: OpenShop, failure: Failure): Promise<void> {
  return received(shop, shop.services.checkout.quotes.last.refuse(failure));
}

/** Waits until the checkout has processed a price response; it may request the next price at once. */
async function received(shop: OpenShop, answered: Promise<void>): Promise<void> {
  const { quotes } = shop.services.checkout;
  const asked = quotes.inputs.length;
  const steps = stepsOf(shop);
  await answered;
  await waitFor(steps, (it) => quotes.inputs.length > asked || !it.matches("quoting"));
}

type Opening = { items?: CartItem[]; addresses?: SavedAddress[] };

const nothing: Arrange = () => undefined;

/** At the first step, with a priced cart. */
export function opened(
  then: Arrange = nothing,
  { items = DRY_CART, addresses = [HOME, OFFICE] }: Opening = {},
): Arrange {
  return async (shop) => {
    const { checkout } = shop.services;
    shop.confirm();
    await shop.cartArrives(...items);
    send(shop, { type: "step.open", step: "address" });
    await checkout.books.last.answer({ addresses });
    await checkout.methods.last.answer(["prueba", "contraentrega"]);
    await waitFor(stepsOf(shop), (it) => !it.matches("preparing"));
    if (items.length > 0) await quote(shop, items);
    await then(shop);
  };
}

/** At the second step. */
export function atShipping(items: CartItem[] = DRY_CART, then: Arrange = nothing): Arrange {
  return opened(
    async (shop) => {
      send(shop, { type: "step.next" });
      await quote(shop, items);
      await then(shop);
    },
    { items },
  );
}

/** At the third step. */
export function atMethod(then: Arrange = nothing): Arrange {
  return atShipping(DRY_CART, async (shop) => {
    send(shop, { type: "step.next" });
    await quote(shop, DRY_CART);
    await then(shop);
  });
}

/** At the last step: everything is chosen. */
export function atReview(then: Arrange = nothing): Arrange {
  return atMethod(async (shop) => {
    send(shop, { type: "step.next" });
    await quote(shop, DRY_CART);
    await then(shop);
  });
}

/** The shopper chooses to pay on delivery with an unverified e-mail. */
export function payAtTheDoorUnconfirmed(shop: OpenShop): void {
  shop.confirm({ ...ANA, emailVerified: false });
  send(shop, { type: "method.choose", method: "contraentrega" });
}

/** The shopper places the shown order. */
export function pay(shop: OpenShop): void {
  const { total } = quoteOf(DRY_CART, { shippingOption: "estandar" });
  send(shop, { type: "pay.submit", total });
}

/** The order was sent, and its response is lost. */
export async function loseAnswer(shop: OpenShop): Promise<void> {
  pay(shop);
  await shop.services.checkout.orders.last.refuse({ id: 503 });
  const placement = placementOf(shop);
  if (placement) await waitFor(placement, (it) => !selectIsSending(it));
}
