import { describe, expect, it } from "vitest";
import { FakeCartServices, lineOf } from "../testing.ts";
import { openCart, runCart } from "./run-cart.ts";

const RICE = lineOf("arroz", 3);
const FOUR = lineOf("arroz", 4);

describe("several tabs", () => {
  it("are notified each time the server has changed the account's cart, and never otherwise", async () => {
    const shop = await openCart("account", RICE);
    shop.add(lineOf("arroz"));
    shop.set(lineOf("arroz", 9));
    expect(shop.services.notifications).toBe(0);
    await shop.services.changes.last.answer(undefined);
    expect(shop.services.notifications).toBe(1);
    await shop.answer(FOUR);
    await shop.refuse({ id: 409, reason: "stock", productId: "arroz", limit: 4 });
    await shop.answer(FOUR);
    expect(shop.services.notifications).toBe(1);
  });

  it("read again after a pending change, whose response may be older than the notification", async () => {
    const shop = await openCart("account", RICE);
    shop.set(FOUR);
    shop.services.notifyCart();
    expect(shop.services.reads.all).toHaveLength(1);
    await shop.answer(FOUR);
    expect(shop.state).toBe("loading");
    await shop.answer(FOUR, lineOf("frijol"));
    expect([shop.state, shop.units]).toEqual(["updating", { arroz: 4, frijol: 1 }]);
  });

  it("need no second reading when a change was sent after the word", async () => {
    const shop = await openCart("account", RICE);
    shop.set(FOUR);
    await shop.refuse({ id: 503 });
    shop.services.notifyCart();
    expect(shop.state).toBe("sending");
    await shop.answer(FOUR);
    expect(shop.state).toBe("updating");
  });
});

it("a cart that cannot be observed works without events of the network and of other tabs", async () => {
  const fail = () => {
    throw new Error("nothing to watch");
  };
  const shop = runCart(Object.assign(new FakeCartServices(), { watchNetwork: fail, watchCart: fail }));
  shop.signIn();
  await shop.answer(RICE);
  await shop.summarise([RICE]);
  expect(shop.state).toBe("payable");
});
