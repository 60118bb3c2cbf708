import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";

const CALL = { method: "signOutEverywhere" };

test("the sessions of the caller's account end, and those of nobody else", async () => {
  const shop = await openShop();
  expect(await shop.call("httpAccountServices", CALL, "ana")).toEqual({});
  expect(shop.endedSessions).toEqual(["ana"]);
});

test("a sign-in of long ago may end them too: who lost a device must not be kept from it", async () => {
  const shop = await openShop();
  expect(
    await shop.call("httpAccountServices", CALL, "ana", { signedInAt: new Date("2026-10-21T12:00:00Z") }),
  ).toEqual({});
  expect(shop.endedSessions).toEqual(["ana"]);
});

test("while the identity service is down nobody is told that the sessions ended", async () => {
  const shop = await openShop({ isIdentityDown: true });
  expect(await shop.call("httpAccountServices", CALL, "ana")).toMatchObject({ code: { id: 500 } });
});
