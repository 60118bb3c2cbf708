import type { SnapshotFrom } from "xstate";
import type { accountCartMachine } from "./account-cart-machine.ts";
import type { guestCartMachine } from "./guest-cart-machine.ts";

type AccountCartSnapshot = SnapshotFrom<typeof accountCartMachine>;

/** The cart of a guest, or that of an account. */
export type ShopperCartSnapshot = SnapshotFrom<typeof guestCartMachine> | AccountCartSnapshot;

export function isAccountCart(snapshot: ShopperCartSnapshot): snapshot is AccountCartSnapshot {
  return "accepted" in snapshot.context;
}

/** Whether its actors have something on its way or at rest, by their tags. */
export function hasShopperTag(snapshot: ShopperCartSnapshot, tag: "busy" | "payable"): boolean {
  const isTagged = tag === "busy" && snapshot.hasTag(tag);
  return isTagged || snapshot.children.summary?.getSnapshot().hasTag(tag) === true;
}

/** Whether something is on its way, as the parameter of an action. */
export function busyParams({ event }: { event: { snapshot: ShopperCartSnapshot } }): { isBusy: boolean } {
  return { isBusy: hasShopperTag(event.snapshot, "busy") };
}
