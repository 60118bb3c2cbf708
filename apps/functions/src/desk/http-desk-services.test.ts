import { mayDo } from "@shop/commerce";
import { deskServices } from "@shop/contract/desk";
import type { MethodName } from "@shop/contract/schemas";
import { expect, test } from "vitest";
import { goodCallsOf } from "../testing/good-calls.ts";
import { GOOD_SHOP, register } from "../testing/good-shop.ts";
import { aChange } from "../testing/a-change.ts";
import { anOrder } from "../testing/an-order.ts";
import { countDocs } from "../testing/count-docs.ts";
import { openShop } from "../testing/open-shop.ts";

const NOT_ALLOWED = {
  code: { id: 403, message: "Esto no se puede hacer aquí. Si lo necesitas, escríbenos desde Contáctenos." },
};

// TypeScript widens the keys of an object.
const methods = Object.keys(deskServices.httpDeskServices) as MethodName<"httpDeskServices">[];

test.for(
  methods.flatMap((method) => [{}, { role: "" }, { role: "admin" }].map((token) => ({ method, token }))),
)(
  "$method is forbidden to a shopper with the claims $token, and changes nothing",
  async ({ method, token }) => {
    const { call, store } = await openShop(GOOD_SHOP);
    await register(store, "ana", "pedido-1");
    const before = await store.get("orders", "pedido-1");
    const data = { ...goodCallsOf("httpDeskServices", method)[0], method };
    expect(await call("httpDeskServices", data, "ana", token)).toEqual(NOT_ALLOWED);
    expect([await store.get("orders", "pedido-1"), await countDocs(store, "audit")]).toEqual([before, 0]);
  },
);

test.for(["surtido", "mostrador", "direccion"] as const)("what %s may not do is forbidden", async (role) => {
  const luz = { id: "luz", email: "luz@tienda.example", isVerified: true, claims: { role } };
  const { desk, store } = await openShop({ ...GOOD_SHOP, accounts: [luz] });
  await register(store, "ana", "pedido-1");
  await store.transaction(async (tx) => tx.create("audit", "cambio-1", aChange()));
  // Of a move, which depends on its action, too, see its own tests.
  const asked = methods.filter((method) => method !== "moveOrder");
  const answers = asked.map((method) =>
    desk({ ...goodCallsOf("httpDeskServices", method)[0], method }, { role }),
  );
  const texts = (await Promise.all(answers)).map((answer) => JSON.stringify(answer));
  const forbidden = asked.filter((_, place) => texts[place] === JSON.stringify(NOT_ALLOWED));
  expect(forbidden).toEqual(asked.filter((method) => !mayDo(role, method)));
});

test("an order that there is not is a 404", async () => {
  const { desk } = await openShop();
  const ask = { method: "getServedOrder", id: "no-hay" };
  expect(await desk(ask)).toMatchObject({ code: { id: 404, what: "order" } });
});

test("a closed order is found by its number, as it is typed", async () => {
  const { desk } = await openShop({ orders: [anOrder({ id: "entregado-1" })] });
  const find = (number: string) => desk({ method: "findOrder", number });
  expect(await find(" 7k3m-9qx2-pd ")).toEqual({ id: "entregado-1" });
  expect(await find("0000-0000-00")).toMatchObject({ code: { id: 404, what: "order" } });
});

test("the log of changes is read page by page, newest first", async () => {
  const { desk, store } = await openShop();
  const eva = { role: "direccion" };
  const changes = Array.from({ length: 120 }, (_, at) => ({
    id: `cambio-${at}`,
    change: aChange({ at: new Date(Date.parse("2026-11-21T10:00:00Z") + at).toISOString() }),
  }));
  await store.transaction(async (tx) => {
    for (const { id, change } of changes) tx.create("audit", id, change);
  });
  const read = async (cursor?: string): Promise<{ id: string }[]> => {
    const data = { method: "listChanges", ...(cursor !== undefined && { cursor }) };
    const page = await desk(data, eva);
    const { changes: found, nextCursor } = page as { changes: { id: string }[]; nextCursor?: string };
    return nextCursor === undefined ? found : [...found, ...(await read(nextCursor))];
  };
  expect(await read()).toEqual(
    changes.map(({ id, change }) => ({ ...change, id, accountId: undefined })).toReversed(),
  );
  const unknown = { method: "listChanges", cursor: "no-hay" };
  expect(await desk(unknown, eva)).toMatchObject({ code: { id: 422, field: "cursor" } });
});

test("what a member of staff did is still in the log when their account is deleted", async () => {
  const { call, store } = await openShop();
  await store.transaction(async (tx) => tx.create("audit", "cambio-1", aChange()));
  await call("httpAccountServices", { method: "deleteAccount" }, "luz");
  expect(await store.get("audit", "cambio-1")).toEqual(aChange());
});
