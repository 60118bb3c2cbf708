import { expect, test } from "vitest";
import { openSqliteStore } from "./documents/open-store.ts";
import { countDocs } from "./testing/count-docs.ts";
import { openShop } from "./testing/open-shop.ts";

const MINUTE = 60 * 1000;

test("windows of limits and codes of sign-ins are removed by the sweep once they have ended", async () => {
  const { store, call, wait, sweep } = await openShop();
  const sweepAfter = async (ms: number) => {
    wait(ms);
    await sweep();
    return [await countDocs(store, "signInCodes"), await countDocs(store, "limits")];
  };
  await call("httpAccountServices", { method: "requestSignInCode", email: "ana@example.mx" });
  // Of the caller, of its hop, of the shop, and two of the mail's address: for an hour, and for a day.
  expect(await sweepAfter(10 * MINUTE - 1)).toEqual([1, 5]);
  expect(await sweepAfter(1)).toEqual([0, 5]);
  expect(await sweepAfter(50 * MINUTE - 1)).toEqual([0, 5]);
  expect(await sweepAfter(1)).toEqual([0, 1]);
  expect(await sweepAfter(23 * 60 * MINUTE)).toEqual([0, 0]);
});

test("a step of the sweep that fails is logged, and the others are done", async () => {
  const opened = openSqliteStore(":memory:");
  const read: string[] = [];
  const store: typeof opened = {
    ...opened,
    query: async (query) => {
      const by = query.orderBy?.field ?? "";
      read.push(by);
      if (by === "payBy") throw new Error("unpaid orders cannot be read");
      return opened.query(query);
    },
  };
  const { sweep, logged } = await openShop({ store });
  await sweep();
  expect(read).toEqual(expect.arrayContaining(["payBy", "refundSince", "endsAt"]));
  expect(logged).toMatchObject([{ service: "sweepOrders", method: "expire" }]);
});
