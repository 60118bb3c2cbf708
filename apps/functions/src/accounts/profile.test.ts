import { describe, expect, test } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";

const as = (shop: TestShop, accountId = "ana") => ({
  profile: () => shop.call("httpAccountServices", { method: "getProfile" }, accountId),
  save: (profile: object) =>
    shop.call("httpAccountServices", { method: "saveProfile", ...profile }, accountId),
});

describe("the profile", () => {
  test("it is without a name until one is saved", async () => {
    expect(await as(await openShop()).profile()).toEqual({ profile: { name: "" } });
  });

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

  test.for([
    ["name", { name: " " }],
    ["name", { name: "a".repeat(81) }],
    ["phone", { name: "Ana", phone: "123" }],
  ] as const)("a wrong %s is a 422 and changes nothing", async ([field, wrong]) => {
    const { save, profile } = as(await openShop());
    expect(await save(wrong)).toMatchObject({ code: { id: 422, field } });
    expect(await profile()).toEqual({ profile: { name: "" } });
  });

  test("saving it leaves the address book alone", async () => {
    const shop = await openShop();
    const stored = { name: "", addresses: [], defaultAddressId: "casa" };
    await shop.store.transaction(async (tx) => tx.set("accounts", "ana", stored));
    await as(shop).save({ name: "Ana" });
    expect(await shop.store.get("accounts", "ana")).toEqual({ ...stored, name: "Ana" });
  });
});

test.for([
  { method: "getProfile" },
  { method: "saveProfile", name: "Ana" },
  { method: "listAddresses" },
  { method: "removeAddress", id: "casa" },
  { method: "setDefaultAddress", id: "casa" },
  { method: "exportData" },
  { method: "signOutEverywhere" },
  { method: "deleteAccount" },
])("nobody's account answers $method", async (data) => {
  const shop = await openShop();
  await expect(shop.call("httpAccountServices", data)).rejects.toMatchObject({ code: "unauthenticated" });
});
