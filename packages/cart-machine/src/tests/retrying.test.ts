import { expect, it } from "vitest";
import { runCart } from "./run-cart.ts";
import { selectInterruptionFailure, selectIsRetrying, selectShownInterruption } from "../selectors.ts";
import { cartOf, lineOf, summaryOf } from "../testing.ts";

const RICE = lineOf("arroz", 3);
const NOTHING = { interruption: null, reason: null, isRetrying: false };

/** A cart whose summary was not answered, and what its screen shows of that. */
async function startFailing() {
  const shop = runCart();
  await shop.open();
  shop.cart.send({ type: "cart.refresh" });
  await shop.services.reads.last.answer(cartOf(RICE));
  await shop.services.summaries.last.refuse({ id: 503 });
  return {
    ...shop,
    get shown() {
      const snapshot = shop.cart.getSnapshot();
      return {
        interruption: selectShownInterruption(snapshot),
        reason: selectInterruptionFailure(snapshot),
        isRetrying: selectIsRetrying(snapshot),
      };
    },
  };
}

it("what the shopper tries again stays in sight until all of it is answered", async () => {
  const shop = await startFailing();
  expect(shop.shown).toEqual({ interruption: "failing", reason: { id: 503 }, isRetrying: false });
  shop.cart.send({ type: "cart.retry" });
  expect(shop.shown).toEqual({ interruption: "failing", reason: { id: 503 }, isRetrying: true });
  await shop.services.summaries.last.answer(summaryOf([RICE]));
  expect(shop.shown).toEqual(NOTHING);
  shop.cart.send({ type: "cart.refresh" });
  expect(shop.shown).toEqual(NOTHING);
});

it("what fails again is no longer being tried", async () => {
  const shop = await startFailing();
  shop.cart.send({ type: "cart.retry" });
  await shop.services.summaries.last.refuse({ id: 500 });
  expect(shop.shown).toEqual({ interruption: "failing", reason: { id: 500 }, isRetrying: false });
});

it("nothing is being tried without a network, nor in the cart of another shopper", async () => {
  const offline = await startFailing();
  offline.cart.send({ type: "cart.retry" });
  offline.services.setNetwork(false);
  expect(offline.shown).toEqual({ interruption: "offline", reason: null, isRetrying: false });
  const other = await startFailing();
  other.cart.send({ type: "cart.retry" });
  other.cart.send({ type: "cart.open", shopper: "account" });
  expect(other.shown).toEqual(NOTHING);
});
