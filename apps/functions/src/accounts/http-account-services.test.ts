import { describe, expect, test } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";

const as = (shop: TestShop, accountId = "ana") => ({
  profile: () => shop.call("httpAccountServices", { method: "getProfile" }, accountId),
  save: (profile: object) =>
    shop.call("httpAccountServices", { method: "saveProfile", ...profile }, accountId),
});

describe("the profile", () => {
  test("it is stored without blanks around it, for its account alone", async () => {
    const shop = await openShop();
    const saved = { profile: { name: "Ana Pérez", phone: "999 123 4567" } };
    expect(await as(shop).save({ name: "  Ana Pérez ", phone: "999 123 4567 " })).toEqual(saved);
    expect(await as(shop).profile()).toEqual(saved);
    expect(await as(shop, "luis").profile()).toEqual({ profile: { name: "" } });
  });

  test("saved without a phone it has none", async () => {
    const { save, profile } = as(await openShop());
    await save({ name: "Ana", phone: "9991234567" });
    await save({ name: "Ana" });
    expect(await profile()).toEqual({ profile: { name: "Ana" } });
  });

  test("saving it leaves the address book alone", async () => {
    const shop = await openShop();
    const stored = { name: "", addresses: [], defaultAddressId: "casa" };
    await shop.store.transaction(async (tx) => tx.set("accounts", "ana", stored));
    await as(shop).save({ name: "Ana" });
    expect(await shop.store.get("accounts", "ana")).toEqual({ ...stored, name: "Ana" });
  });
});

test("every session of the caller's account ends, however old the sign-in, and no other", async () => {
  const shop = await openShop();
  const signedInAt = new Date("2026-10-21T12:00:00Z");
  const data = { method: "signOutEverywhere" };
  expect(await shop.call("httpAccountServices", data, "ana", { signedInAt })).toEqual({});
  expect(shop.endedSessions).toEqual(["ana"]);
});
