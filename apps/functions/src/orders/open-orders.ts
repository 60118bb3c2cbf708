import { createHash } from "node:crypto";
import { normalize, refuseOpenOrders, type Shop } from "@shop/commerce";
import { FailureError, type Order } from "@shop/contract";
import type { Transaction } from "../documents/collections.ts";
import type { OrderDoc } from "../documents/order-doc.ts";

/**
 * Counts a new order among the open ones of its account and of its address, in the transaction that places it. The
 * orders themselves show which are still open, so that no entry has to be removed.
 * @param draft a new order: until `payBy` it holds its stock
 * @returns a function that records the order, to be called after all reads
 * @throws FailureError 409 `openOrders`, 409 `openUnits`
 */
export async function countOpenOrder(
  tx: Transaction,
  draft: OrderDoc,
  { openOrders: { perAccount, perAddress } }: Pick<Shop, "openOrders">,
): Promise<() => void> {
  const holders = [
    { id: keyOf("account", draft.accountId), cap: perAccount },
    { id: keyOf("address", addressOf(draft.address)), cap: perAddress },
  ];
  const counted = await tx.getMany(
    "openOrders",
    holders.map(({ id }) => id),
  );
  const orders = await tx.getMany("orders", [...new Set(counted.flatMap((doc) => doc?.orderIds ?? []))]);
  const open = orders.filter((order) => order?.state === "pendiente").filter((order) => order !== undefined);
  const writes = holders.map(({ id, cap }, index) => {
    const own = open.filter((order) => counted[index]?.orderIds.includes(order.id));
    const failure = refuseOpenOrders(own.map(unitsOf), unitsOf(draft), cap);
    if (failure) throw new FailureError(failure);
    const ends = [...own, draft].map(({ payBy = "" }) => payBy).toSorted();
    const doc = { orderIds: [...own, draft].map((order) => order.id), endsAt: ends.at(-1) ?? "" };
    return () => tx.set("openOrders", id, doc);
  });
  return () => {
    for (const write of writes) write();
  };
}

function unitsOf({ items }: Pick<OrderDoc, "items">): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A normalized address: without accents, capitals, spaces and punctuation. */
function addressOf({ postalCode, street, exteriorNumber, interiorNumber = "" }: Order["address"]): string {
  return [postalCode, street, exteriorNumber, interiorNumber]
    .map((part) => normalize(part).replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .join(" ");
}

/** A hash, so that the store does not reveal the account or address. */
function keyOf(kind: "account" | "address", whose: string): string {
  return createHash("sha256").update(`${kind} ${whose}`).digest("base64url");
}
