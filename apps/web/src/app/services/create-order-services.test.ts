import { encodeOutput } from "@shop/contract/schemas";
import { deleteApp, getApps } from "firebase/app";
import { afterEach, describe, expect, it } from "vitest";
import { anOrder } from "@shop/order-machine/testing";
import { startSignedIn, TOKENS } from "../testing/start-services.ts";

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

describe("the calls of an order", () => {
  it("are those of the payment service, each with the shopper's token", async () => {
    const { services, backend } = await startSignedIn();
    const order = anOrder();
    const payment = { kind: "redirect", url: "/pago" } as const;
    const result = encodeOutput("httpPaymentServices", "payOrder", { order, payment });
    backend.on("/api/httpPaymentServices", { result });
    const { getOrder, checkPayment, payOrder, cancelOrder } = services.orders;
    expect(await getOrder(order.id)).toEqual(order);
    expect(await checkPayment(order.id)).toEqual(order);
    expect(await cancelOrder(order.id)).toEqual(order);
    expect(await payOrder(order.id)).toEqual({ order, payment });
    const asked = backend.asked.filter(({ path }) => path === "/api/httpPaymentServices");
    expect(asked.map(({ body }) => body)).toEqual(
      ["getOrder", "checkPayment", "cancelOrder", "payOrder"].map((method) => ({
        data: { id: order.id, method },
      })),
    );
    expect(new Set(asked.map(({ token }) => token))).toEqual(new Set([TOKENS.idToken]));
  });
});
