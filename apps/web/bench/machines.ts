// Prints how many events a second the machines take, each with its screen's selectors asked after every event.
import { provideCart, selectLines } from "@shop/cart-machine";
import { cartOf, FakeCartServices, lineOf, summaryOf } from "@shop/cart-machine/testing";
import { createActor } from "xstate";
import { createApp } from "../src/app/create-app.ts";
import { FakeServices } from "../src/app/testing/fake-services.ts";

const CARTS = 200;
/** While one call is on its way: more than anybody clicks. */
const CLICKS = 50;
const LINES = Array.from({ length: 10 }, (_, place) => lineOf(`producto-${place}`, 2));

console.log(
  JSON.stringify({
    "cart, a line set and the lines read": await timeCarts(),
    "app, with every machine it runs: a product added": timeApps(),
  }),
);

async function timeCarts(): Promise<number> {
  const carts = await Promise.all(Array.from({ length: CARTS }, openCart));
  return rateOf((turn) => {
    const cart = carts[turn % CARTS];
    const item = lineOf(`producto-${turn % LINES.length}`, 1 + (turn % 40));
    cart?.send({ type: "line.set", operationId: `operacion-${turn}`, item });
    if (cart) selectLines(cart.getSnapshot());
  });
}

async function openCart() {
  const services = new FakeCartServices();
  const cart = createActor(provideCart(services)).start();
  cart.send({ type: "cart.open", shopper: "account" });
  cart.send({ type: "account.confirmed", uid: "ana" });
  await services.reads.last.answer(cartOf(...LINES));
  await services.summaries.last.answer(summaryOf(LINES));
  return cart;
}

function timeApps(): number {
  const apps = Array.from({ length: CARTS }, () =>
    createApp(new FakeServices().all, {
      session: { cookie: null, hasStoredIdentity: false, signOutReason: null },
    }).start(),
  );
  const item = lineOf("producto");
  const rate = rateOf((turn) =>
    apps[turn % CARTS]
      ?.getSnapshot()
      .children.cart?.send({ type: "line.add", operationId: `operacion-${turn}`, item }),
  );
  for (const app of apps) app.stop();
  return rate;
}

function rateOf(act: (turn: number) => void): number {
  const events = CARTS * CLICKS;
  const start = performance.now();
  for (let turn = 0; turn < events; turn += 1) act(turn);
  return Math.round((events / (performance.now() - start)) * 1000);
}
