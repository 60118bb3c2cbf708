import type { OrderAction, StaffRole } from "@shop/contract";
import { expect, test } from "vitest";
import { mayDo } from "./staff.ts";

const ACTIONS: OrderAction[] = ["accept", "prepare", "ship", "deliver", "cancel"];
const CALLS = ["getStaff", "listOrders", "getServedOrder", "moveOrder", "listChanges", "changeRole"] as const;

test.for<[StaffRole, actions: OrderAction[], calls: (typeof CALLS)[number][]]>([
  ["surtido", ["prepare"], ["getStaff", "listOrders", "getServedOrder", "moveOrder"]],
  ["mostrador", ACTIONS, ["getStaff", "listOrders", "getServedOrder", "moveOrder"]],
  ["direccion", ACTIONS, [...CALLS]],
])("what %s may do", ([role, actions, calls]) => {
  expect([ACTIONS, CALLS].map((deeds) => deeds.filter((deed) => mayDo(role, deed)))).toEqual([
    actions,
    calls,
  ]);
});
