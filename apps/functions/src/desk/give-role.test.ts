import type { StaffRole } from "@shop/contract";
import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";

const luz = {
  id: "luz",
  email: "luz@tienda.example",
  isVerified: true,
  claims: { role: "surtido", turno: 1 },
};
const eva = { id: "eva", email: "eva@tienda.example", isVerified: true, claims: { role: "direccion" } };
const EVA = { name: "eva", role: "direccion" };
const ana = { id: "ana", email: "ana@example.mx", isVerified: false, claims: {} };

/** Eva, of dirección, gives a role, or takes it away. */
async function openPeople() {
  const shop = await openShop({ accounts: [luz, eva, ana] });
  return {
    claimed: shop.claimed,
    log: shop.log,
    change: (email: string, role?: StaffRole) =>
      shop.desk({ method: "changeRole", email, ...(role && { role }) }, EVA),
  };
}

const ENTRY = {
  at: "2026-11-21T12:00:00.000Z",
  by: eva.email,
  accountId: eva.id,
  method: "changeRole",
  subject: luz.email,
  before: "surtido",
};

test("a role is given to whom the address belongs, other claims stay, and the log says who gave it", async () => {
  const people = await openPeople();
  expect(await people.change("Luz@Tienda.example", "mostrador")).toEqual({});
  expect(people.claimed).toEqual([{ id: "luz", claims: { role: "mostrador", turno: 1 } }]);
  expect(await people.log()).toEqual([{ ...ENTRY, after: "mostrador" }]);
});

test("a role is taken away", async () => {
  const people = await openPeople();
  expect(await people.change(luz.email)).toEqual({});
  expect(people.claimed).toEqual([{ id: "luz", claims: { turno: 1 } }]);
  expect(await people.log()).toEqual([{ ...ENTRY, after: "" }]);
});

test.for<[string, string, StaffRole | undefined]>([
  ["a role that somebody has", luz.email, "surtido"],
  ["one's own role", eva.email, "direccion"],
  ["no role for somebody without one", ana.email, undefined],
])("%s is no change", async ([, email, role]) => {
  const people = await openPeople();
  expect(await people.change(email, role)).toEqual({});
  expect([people.claimed, await people.log()]).toEqual([[], []]);
});

test("whose own role was taken away meanwhile gives none", async () => {
  const { desk, claimed } = await openShop({ accounts: [luz, { ...eva, claims: {} }, ana] });
  const data = { method: "changeRole", email: luz.email, role: "direccion" };
  expect([await desk(data, EVA), claimed]).toMatchObject([{ code: { id: 403 } }, []]);
});

test.for<[string, string, StaffRole | undefined, object]>([
  ["of nobody", "nadie@example.mx", "surtido", { id: 404, what: "account" }],
  ["that is not confirmed", ana.email, "surtido", { id: 422, field: "email" }],
  ["of oneself, to take one's role away", eva.email, undefined, { id: 422, field: "role" }],
  ["of oneself, for a lesser role", eva.email, "mostrador", { id: 422, field: "role" }],
])("an address %s is a failure, and changes nothing", async ([, email, role, code]) => {
  const people = await openPeople();
  expect(await people.change(email, role)).toMatchObject({ code });
  expect([people.claimed, await people.log()]).toEqual([[], []]);
});
