import { describe, expect, test } from "vitest";
import { openCheckout } from "../testing/open-checkout.ts";
import { aShop } from "../testing/samples.ts";

const [FIRST, SECOND] = ["2026-11-22-0900-1400", "2026-11-23-0900-1400"];
const CLOSED = { id: 422, field: "window", reason: "windowClosed" };
const LUZ = "luz@tienda.example";

/** A shop that delivers two orders a day at most. */
async function open() {
  const windows = [{ from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" }, capacity: 2 }];
  const [standard] = aShop().shipping;
  if (!standard) throw new Error("the shop ships");
  const shop = await openCheckout({ shop: aShop({ shipping: [{ ...standard, windows }] }) });
  const buy = async (name: string, over: object = {}) => {
    await shop.fillCart({ arroz: 3 }, name);
    return shop.place({ window: FIRST, paymentMethod: "contraentrega", ...over }, name);
  };
  const next = async () => {
    const { orderSummary } = await shop.pay("getPaymentCart", {});
    return orderSummary.window?.id;
  };
  const close = (day: string, isClosed: boolean) => shop.desk({ method: "changeDeliveryDay", day, isClosed });
  return { ...shop, buy, next, close };
}

describe("a delivery window that takes two orders", () => {
  test("is full with the second, for whoever looks, orders and comes home, until one is cancelled", async () => {
    const shop = await open();
    const [first] = [await shop.buy("eva"), await shop.buy("luis")];
    expect(await shop.next()).toBe(SECOND);
    expect(await shop.buy("iris")).toMatchObject({ code: CLOSED });
    const home = await shop.call("httpCatalogServices", { method: "getHome" });
    expect(home).toMatchObject({ delivery: { window: { id: SECOND } } });
    // Without a wish it is the next one with a place.
    const { order } = await shop.buy("iris", { window: undefined });
    expect(order.orderSummary.window?.id).toBe(SECOND);
    await shop.pay("cancelOrder", { id: first.order.id }, "eva");
    await shop.pay("cancelOrder", { id: first.order.id }, "eva");
    expect(await shop.next()).toBe(FIRST);
    expect((await shop.buy("noe")).order.orderSummary.window?.id).toBe(FIRST);
    expect(await shop.buy("sol")).toMatchObject({ code: CLOSED });
  });

  test("gives its last place to one of two, and counts a repeated order once", async () => {
    const shop = await open();
    await shop.buy("eva");
    await shop.buy("eva");
    const ends = await Promise.all(["luis", "iris"].map((name) => shop.buy(name)));
    expect(ends.filter(({ order }) => order)).toHaveLength(1);
    expect(await shop.store.get("deliveryDays", "2026-11-22")).toEqual({
      isClosed: false,
      orders: { [`estandar-${FIRST}`]: 2 },
    });
  });

  test("has its place back from an order that is not accepted in time", async () => {
    const shop = await open();
    await shop.buy("eva");
    shop.wait(73 * 60 * 60 * 1000);
    await shop.sweep();
    expect(await shop.store.get("deliveryDays", "2026-11-22")).toMatchObject({
      orders: { [`estandar-${FIRST}`]: 0 },
    });
  });
});

describe("a day that staff close", () => {
  test("is offered to nobody, keeps its orders, and can be opened again", async () => {
    const shop = await open();
    await shop.buy("eva");
    const day = { day: "2026-11-22", windows: [{ option: "Estándar", orders: 1 }] };
    expect(await shop.close("2026-11-22", true)).toMatchObject({ ...day, isClosed: true });
    expect(await shop.next()).toBe(SECOND);
    expect(await shop.buy("luis")).toMatchObject({ code: CLOSED });
    expect(await shop.close("2026-11-22", true)).toMatchObject({ isClosed: true });
    await shop.close("2026-11-22", false);
    expect((await shop.buy("luis")).order.orderSummary.window?.id).toBe(FIRST);
    expect(await shop.log()).toMatchObject([
      { by: LUZ, subject: "Domingo 22 de noviembre", before: "abierto", after: "cerrado" },
      { by: LUZ, subject: "Domingo 22 de noviembre", before: "cerrado", after: "abierto" },
    ]);
  });

  test("is listed with how full its windows are", async () => {
    const shop = await open();
    await shop.buy("eva");
    await shop.close("2026-11-23", true);
    const { days } = (await shop.desk({ method: "listDeliveryDays" })) as { days: object[] };
    expect(days.slice(0, 3)).toEqual([
      {
        day: "2026-11-21",
        name: "Sábado 21 de noviembre",
        isClosed: false,
        windows: [expect.objectContaining({ orders: 0 })],
      },
      {
        day: "2026-11-22",
        name: "Domingo 22 de noviembre",
        isClosed: false,
        windows: [
          {
            id: `estandar-${FIRST}`,
            option: "Estándar",
            hours: "de 9\u00a0a\u00a014\u00a0h",
            orders: 1,
            capacity: 2,
          },
        ],
      },
      {
        day: "2026-11-23",
        name: "Lunes 23 de noviembre",
        isClosed: true,
        windows: [expect.objectContaining({ orders: 0 })],
      },
    ]);
  });

  test.for(["2026-11-20", "2027-11-22"])("is one of the coming days, which %s is not", async (day) => {
    const shop = await open();
    expect(await shop.close(day, true)).toMatchObject({ code: { id: 422, field: "day" } });
    expect(await shop.log()).toEqual([]);
  });
});
