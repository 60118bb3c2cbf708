import type { OrderAction, StaffRole } from "@shop/contract";
import { deskServices } from "@shop/contract/desk";
import type { MethodName } from "@shop/contract/schemas";
import { expect, test } from "vitest";
import { mayDo } from "./staff.ts";

type Call = MethodName<"httpDeskServices">;

const ACTIONS: OrderAction[] = ["accept", "prepare", "ship", "deliver", "miss", "cancel"];
// TypeScript widens the keys of an object.
const CALLS = Object.keys(deskServices.httpDeskServices) as Call[];
const PICKING = new Set<Call>(["getStaff", "listOrders", "getServedOrder", "moveOrder", "pickItem"]);
/** Who prepares orders or serves may not do these. */
const LEADING = new Set<Call>([
  "listChanges",
  "changeRole",
  "getFigures",
  "addPromotion",
  "endPromotion",
  "importCatalog",
]);

test.for<[StaffRole, actions: OrderAction[], mayCall: (call: Call) => boolean]>([
  ["surtido", ["prepare"], (call) => PICKING.has(call)],
  ["mostrador", ACTIONS, (call) => !LEADING.has(call) && call !== "takeFirstRole"],
  ["direccion", ACTIONS, (call) => call !== "takeFirstRole"],
])("what %s may do", ([role, actions, mayCall]) => {
  expect(ACTIONS.filter((action) => mayDo(role, action))).toEqual(actions);
  expect(CALLS.filter((call) => mayDo(role, call))).toEqual(CALLS.filter(mayCall));
});
