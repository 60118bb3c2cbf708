import { anOrder } from "@shop/order-machine/testing";
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { FakeAccount } from "../testing.ts";
import { provideOrderList } from "./order-list-machine.ts";

it.each([
  [null, {}],
  ["pagado", { state: "pagado" }],
] as const)("the orders in state %s are read page by page", async (state, filter) => {
  const { services, orderPages } = new FakeAccount();
  const actor = createActor(provideOrderList(services), { input: state }).start();
  const orders = [anOrder({ id: "o-3" }), anOrder({ id: "o-2" })];
  await orderPages.last.answer({ orders, nextCursor: "o-2" });
  actor.send({ type: "list.more" });
  expect(actor.getSnapshot().context.rows).toEqual(orders);
  expect(orderPages.inputs).toEqual([filter, { ...filter, cursor: "o-2" }]);
});
