import type { OrderAction, StaffRole } from "@shop/contract";
import { expect, test } from "vitest";
import { mayDo } from "./staff.ts";

const ACTIONS: OrderAction[] = ["accept", "prepare", "ship", "deliver", "miss", "cancel"];
const PICKING = ["getStaff", "listOrders", "getServedOrder", "moveOrder", "pickItem"] as const;
const GOODS = [
  "listLowStock",
  "changeProduct",
  "hideProduct",
  "listDeliveryDays",
  "changeDeliveryDay",
] as const;
const SERVING = [
  ...PICKING,
  "findOrder",
  "refundItem",
  ...GOODS,
  "listMessages",
  "answerMessage",
  "listPromotions",
] as const;
const LEADING = [
  "listChanges",
  "changeRole",
  "getFigures",
  "addPromotion",
  "endPromotion",
  "importCatalog",
] as const;
const CALLS = [...SERVING, ...LEADING] as const;

test.for<[StaffRole, actions: OrderAction[], calls: (typeof CALLS)[number][]]>([
  ["surtido", ["prepare"], [...PICKING]],
  ["mostrador", ACTIONS, [...SERVING]],
  ["direccion", ACTIONS, [...CALLS]],
])("what %s may do", ([role, actions, calls]) => {
  expect([ACTIONS, CALLS].map((deeds) => deeds.filter((deed) => mayDo(role, deed)))).toEqual([
    actions,
    calls,
  ]);
});
