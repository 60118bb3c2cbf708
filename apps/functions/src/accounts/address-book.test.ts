import { describe, expect, test } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { anAddress } from "@shop/contract/testing";

const home = anAddress({ street: "Calle del Árbol" });
const office = anAddress({ street: "Avenida Central", interiorNumber: "4", notes: "Portón verde" });

function as(shop: TestShop, accountId = "ana") {
  const call = (method: string, rest: object = {}) =>
    shop.call("httpAccountServices", { method, ...rest }, accountId);
  return {
    list: () => call("listAddresses"),
    save: (address: object, operationId?: string) =>
      call("saveAddress", { address, ...(operationId && { operationId }) }),
    remove: (id: string) => call("removeAddress", { id }),
    prefer: (id: string) => call("setDefaultAddress", { id }),
  };
}

/** A book with two addresses, `casa-0001` the default and `trabajo-1`. */
async function twoAddresses() {
  const shop = await openShop();
  const book = as(shop);
  await book.save(home, "casa-0001");
  await book.save(office, "trabajo-1");
  return { shop, ...book };
}

const homeIn = (isDefault: boolean) => ({ ...home, id: "casa-0001", isDefault });
const officeIn = (isDefault: boolean) => ({ ...office, id: "trabajo-1", isDefault });

describe("the address book", () => {
  test("addresses stay in order, the first is the default, and saving answers with the id", async () => {
    const { list } = await twoAddresses();
    // The first id is that of the request.
    const saved = { id: "id-2", addresses: [{ ...home, id: "id-2", isDefault: true }] };
    expect(await as(await openShop()).save(home)).toEqual(saved);
    expect(await list()).toEqual({ addresses: [homeIn(true), officeIn(false)] });
  });

  test("an address that was stored before today's rules is read, and may not be saved again as it is", async () => {
    const { shop, list, save } = await twoAddresses();
    const older = { ...homeIn(true), name: "Ana\u0085Torres", phone: "999\n123 4567" };
    const { isDefault: _, ...stored } = older;
    await shop.store.transaction(async (tx) => {
      const account = await tx.get("accounts", "ana");
      if (account) tx.set("accounts", "ana", { ...account, addresses: [stored] });
    });
    expect(await list()).toEqual({ addresses: [older] });
    expect(await save(stored)).toMatchObject({ code: { id: 422, field: "address.name" } });
  });

  test("a new address that is sent twice is stored once", async () => {
    const { save, list } = await twoAddresses();
    expect(await save(home, "casa-0001")).toMatchObject({ id: "casa-0001" });
    expect(await list()).toEqual({ addresses: [homeIn(true), officeIn(false)] });
  });

  test("a new address that is sent again after it was removed stays removed", async () => {
    const { save, remove, list } = await twoAddresses();
    await remove("casa-0001");
    expect(await save(home, "casa-0001")).toMatchObject({ code: { id: 404, what: "address" } });
    expect(await list()).toEqual({ addresses: [officeIn(true)] });
  });

  test("a change that is sent again undoes no later one", async () => {
    const { save, list } = await twoAddresses();
    await save({ ...home, id: "casa-0001", street: "Calle Vieja" }, "cambio-01");
    await save({ ...home, id: "casa-0001" }, "cambio-02");
    const repeated = { ...home, id: "casa-0001", street: "Calle Vieja" };
    expect(await save(repeated, "cambio-01")).toMatchObject({ id: "casa-0001" });
    expect(await list()).toEqual({ addresses: [homeIn(true), officeIn(false)] });
  });

  test("an address with its id is replaced as a whole, and keeps its position", async () => {
    const { save, list } = await twoAddresses();
    await save({ ...home, id: "trabajo-1" });
    expect(await list()).toEqual({
      addresses: [homeIn(true), { ...home, id: "trabajo-1", isDefault: false }],
    });
  });

  test("an id that is not in the book is a 404", async () => {
    const { save, prefer, list } = await twoAddresses();
    const code = {
      id: 404,
      what: "address",
      message: "No encontramos esta dirección. Elige otra de tu libreta o escríbela de nuevo.",
    };
    expect(await save({ ...home, id: "otra" })).toEqual({ code });
    expect(await prefer("otra")).toEqual({ code });
    expect(await list()).toEqual({ addresses: [homeIn(true), officeIn(false)] });
  });

  test("the default is the one that was chosen", async () => {
    const { prefer } = await twoAddresses();
    expect(await prefer("trabajo-1")).toEqual({ addresses: [homeIn(false), officeIn(true)] });
  });

  test("when the default is removed, the first remaining address becomes it", async () => {
    const { remove } = await twoAddresses();
    expect(await remove("casa-0001")).toEqual({ addresses: [officeIn(true)] });
    expect(await remove("trabajo-1")).toEqual({ addresses: [] });
  });

  test("a book belongs to its account alone", async () => {
    const { shop } = await twoAddresses();
    expect(await as(shop, "luis").remove("casa-0001")).toEqual({ addresses: [] });
    expect(await as(shop, "luis").prefer("casa-0001")).toMatchObject({ code: { id: 404 } });
    expect(await as(shop).list()).toEqual({ addresses: [homeIn(true), officeIn(false)] });
  });

  test("twenty addresses are the most, and those can still be changed", async () => {
    const shop = await openShop();
    const { save, list } = as(shop);
    const addresses = Array.from({ length: 20 }, (_, index) => ({ ...home, id: `casa-${index}` }));
    await shop.store.transaction(async (tx) =>
      tx.set("accounts", "ana", { name: "", addresses, defaultAddressId: "casa-0" }),
    );
    expect(await save(office)).toEqual({
      code: {
        id: 422,
        field: "address",
        reason: "addressBookFull",
        message: "Tu libreta de direcciones está llena. Quita una para guardar otra.",
      },
    });
    expect(await save({ ...office, id: "casa-0" })).toMatchObject({ id: "casa-0" });
    expect(await list()).toMatchObject({ addresses: { length: 20 } });
  });
});
