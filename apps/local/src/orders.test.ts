import { expect, test } from "vitest";
import { CATALOG } from "./testing/catalog.ts";
import { signUpCustomer } from "./testing/customer.ts";
import { ORDER_REQUEST } from "./testing/order-request.ts";
import { runScript } from "./testing/run-script.ts";
import { startLocalShop } from "./testing/start-local-shop.ts";

test("the command lists and serves the orders of a shop that is running", async () => {
  const shop = await startLocalShop({ catalog: CATALOG });
  const run = async (...args: string[]) => {
    const script = runScript("orders.ts", { args, variables: { SHOP_DATA: shop.dataFolder } });
    return [await script.ended(), script.output()];
  };
  try {
    expect(await run()).toEqual([0, "No hay pedidos abiertos.\n"]);
    const ana = await signUpCustomer(shop.origin);
    await ana.add("arroz", 3);
    const { order } = await ana.api("httpPaymentServices", "placeOrder", ORDER_REQUEST);
    expect(await run()).toEqual([0, expect.stringMatching(`^${order.number} \\| pendiente \\| .*cancel\n$`)]);
    expect(await run("accept", order.number)).toEqual([
      1,
      `El pedido ${order.number} está «pendiente» y no cambió. Ahora se puede: cancel.\n`,
    ]);
    expect(await run("cancel", order.number)).toEqual([
      0,
      `El pedido ${order.number} pasó de «pendiente» a «cancelado».\n`,
    ]);
    const seen = await ana.api("httpPaymentServices", "getOrder", { id: order.id });
    expect(seen.order.state).toBe("cancelado");
    expect(await run("accept", "a/NADA")).toEqual([
      1,
      expect.stringContaining("No hay ningún pedido a/NADA."),
    ]);
    expect(await run("regalar", order.id)).toEqual([1, expect.stringMatching(/^Usa: npm run orders/)]);
  } finally {
    await shop.stop();
  }
});
