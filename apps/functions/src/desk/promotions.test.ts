import { describe, expect, test } from "vitest";
import { countDocs } from "../testing/count-docs.ts";
import { openCheckout, type Checkout } from "../testing/open-checkout.ts";
import { aShop } from "../testing/samples.ts";

const DAY = 24 * 60 * 60 * 1000;
/** What Eva sends; the cart of the tests costs $34.80. */
const TEN = { code: "diez", kind: "percentage", percentage: 10, minimum: 0 };
const MADE = { code: "DIEZ", percentage: 10, minimum: 0, state: "running", uses: 0 };
const CONFIGURED = { code: "Hola10", kind: "amount", amount: 500, minimum: 0 } as const;
const TAKEN = { code: { id: 422, field: "code" } };

async function open() {
  const shop = await openCheckout({ shop: aShop({ promotions: [CONFIGURED] }) });
  const ask = (method: string, data: object = {}) => shop.desk({ ...data, method }, { role: "direccion" });
  return {
    ...shop,
    ask,
    add: (over: object = {}) => ask("addPromotion", { ...TEN, ...over }),
    end: (code = "diez") => ask("endPromotion", { code }),
    list: async () => ((await ask("listPromotions")) as { promotions: object[] }).promotions,
    changes: async () => (await shop.log()).map(({ method, subject }) => [method, subject]),
    uses: async () => (await shop.store.get("promotions", "DIEZ"))?.uses,
    redeem: (accountId = "ana", promotionCode = "diez") => shop.buy({ promotionCode }, accountId),
    quote: async () => {
      await shop.fillCart({ arroz: 3 });
      return shop.pay("getPaymentCart", { promotionCode: "diez" });
    },
  };
}

const refusedFor = (reason: string) => ({ code: { id: 422, field: "promotionCode", reason } });

describe("a promotion", () => {
  test("is made once, by a code in capitals, and repeated while its response is lost", async () => {
    const { add, list, changes, wait } = await open();
    expect(await add()).toEqual(MADE);
    expect(await add()).toEqual(MADE);
    wait(1000);
    const later = { kind: "freeShipping", oncePerAccount: true, from: "2026-12-01", to: "2026-12-31" };
    expect(await add({ code: " Envío ".replace("í", "i"), ...later })).toMatchObject({ state: "scheduled" });
    expect(await list()).toEqual([
      {
        code: "ENVIO",
        minimum: 0,
        oncePerAccount: true,
        from: "2026-12-01",
        to: "2026-12-31",
        state: "scheduled",
        uses: 0,
      },
      MADE,
      { code: "HOLA10", amount: 5, minimum: 0, state: "running" },
    ]);
    expect(await changes()).toEqual([
      ["addPromotion", "DIEZ"],
      ["addPromotion", "ENVIO"],
    ]);
  });

  test("is not made by a code that is taken: here, in the configuration, or by one that has ended", async () => {
    const { add, end, changes } = await open();
    await add();
    expect(await add({ percentage: 20 })).toMatchObject(TAKEN);
    expect(await add({ code: "hola10" })).toMatchObject(TAKEN);
    await end();
    expect(await add()).toMatchObject(TAKEN);
    expect(await changes()).toHaveLength(2);
  });

  test.for<[object, string]>([
    [{ kind: "amount" }, "amount"],
    [{ kind: "amount", amount: 0 }, "amount"],
    [{ minimum: 1_000_000.01 }, "minimum"],
    [{ to: "2026-11-20" }, "to"],
  ])("%o is refused", async ([over, field]) => {
    const { add } = await open();
    expect(await add(over)).toMatchObject({ code: { id: 422, field } });
  });

  test("is ended by one of two, and both learn that it is", async () => {
    const { add, end, list, changes } = await open();
    await add();
    const ended = { ...MADE, state: "ended" };
    expect(await Promise.all([end(), end()])).toEqual([ended, ended]);
    expect(await end()).toEqual(ended);
    expect((await list())[0]).toEqual(ended);
    expect(await changes()).toEqual([
      ["addPromotion", "DIEZ"],
      ["endPromotion", "DIEZ"],
    ]);
  });

  test.for(["otra", "hola10"])("that was not made here is a 404 when it is ended: %s", async (code) => {
    const { end } = await open();
    expect(await end(code)).toMatchObject({ code: { id: 404 } });
  });

  test("that the configuration has since is listed once, and no longer counted", async () => {
    const { store, list, redeem, uses } = await open();
    const former = { ...CONFIGURED, code: "HOLA10", madeAt: "2026-11-01T12:00:00.000Z", uses: 3 };
    await store.transaction(async (tx) => tx.create("promotions", "HOLA10", former));
    await redeem("ana", "hola10");
    expect([await list(), await uses()]).toMatchObject([[{ code: "HOLA10" }], undefined]);
    expect((await store.get("promotions", "HOLA10"))?.uses).toBe(3);
  });
});

describe("a promotion of the counter", () => {
  test("is in the summary and in the order, which it counts, and the shopper sees nothing of the count", async () => {
    const { add, redeem, call, quote, uses } = await open();
    await add();
    expect((await quote()).orderSummary.discount).toBe(3.48);
    const { order } = await redeem();
    expect(order.orderSummary).toMatchObject({ discount: 3.48, promotion: { code: "DIEZ" } });
    const exported = await call("httpAccountServices", { method: "exportData" }, "ana");
    expect(JSON.stringify([order, exported])).not.toContain("promotionId");
    await redeem("luis", "hola10");
    await Promise.all(["ana", "luis", "eva", "jo"].map((accountId) => redeem(accountId)));
    expect(await uses()).toBe(5);
  });

  test.for<[string, (shop: Checkout, id: string) => Promise<unknown>]>([
    ["is cancelled", (shop, id) => shop.pay("cancelOrder", { id })],
    [
      "nobody pays in time",
      (shop) => {
        shop.wait(DAY);
        return shop.sweep();
      },
    ],
    [
      "nobody pays in time, as the account is deleted",
      async (shop) => {
        await shop.call("httpAccountServices", { method: "deleteAccount" }, "ana");
        shop.wait(DAY);
        await shop.sweep();
      },
    ],
  ])("no longer counts an order that %s, once, also after it ended", async ([, close]) => {
    const shop = await open();
    await shop.add();
    const { order } = await shop.redeem();
    await shop.end();
    await close(shop, order.id);
    await close(shop, order.id);
    expect(await shop.uses()).toBe(0);
    expect((await shop.store.get("orders", order.id))?.state).toBe("cancelado");
  });

  test("does not count the cancelled order of a code that the configuration had", async () => {
    const before = await openCheckout({ shop: aShop({ promotions: [{ ...CONFIGURED, code: "DIEZ" }] }) });
    const { order } = await before.place({ promotionCode: "diez" });
    const made = { ...CONFIGURED, code: "DIEZ", madeAt: "2026-11-21T12:00:00.000Z", uses: 0 };
    await before.store.transaction(async (tx) => tx.create("promotions", "DIEZ", made));
    await before.pay("cancelOrder", { id: order.id });
    expect((await before.store.get("promotions", "DIEZ"))?.uses).toBe(0);
  });

  test("is an account's once, if it was made so", async () => {
    const { add, redeem, quote, pay, uses } = await open();
    await add({ oncePerAccount: true });
    const { order } = await redeem();
    expect(await quote()).toMatchObject(refusedFor("codeUsed"));
    expect(await redeem()).toMatchObject(refusedFor("codeUsed"));
    expect((await redeem("luis")).order.orderSummary.discount).toBe(3.48);
    expect(await uses()).toBe(2);
    await pay("cancelOrder", { id: order.id });
    expect((await quote()).orderSummary.discount).toBe(3.48);
    expect(await uses()).toBe(1);
  });

  test("is refused before its first day, and once it has ended", async () => {
    const { add, end, redeem, quote, store, wait } = await open();
    await add({ from: "2026-11-22" });
    expect(await quote()).toMatchObject(refusedFor("codeNotStarted"));
    expect(await redeem()).toMatchObject(refusedFor("codeNotStarted"));
    wait(DAY);
    expect((await quote()).orderSummary.discount).toBe(3.48);
    await end();
    expect(await quote()).toMatchObject(refusedFor("codeExpired"));
    expect(await redeem()).toMatchObject(refusedFor("codeExpired"));
    expect(await countDocs(store, "orders")).toBe(0);
  });

  test.for(["a/b", "..", "__x__"])("is none by what cannot be a code: %s", async (promotionCode) => {
    const { pay } = await open();
    expect(await pay("getPaymentCart", { promotionCode })).toMatchObject(refusedFor("codeUnknown"));
  });
});
