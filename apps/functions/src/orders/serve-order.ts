import { isPickedUp, nextOrderState, type OrderEvent } from "@shop/commerce";
import type { OrderState } from "@shop/contract";
import { orderId } from "@shop/contract/schemas";
import { readPages } from "../store/read-pages.ts";
import type { Store } from "../documents/collections.ts";
import { closeOrder } from "./close-order.ts";
import { moveOrder } from "./move-order.ts";
import type { OrderDoc } from "../documents/order-doc.ts";

/** What the shop does with an order. */
export const SHOP_ACTIONS = ["accept", "prepare", "ship", "deliver", "cancel"] as const;
export type ShopAction = (typeof SHOP_ACTIONS)[number];

const OPEN: readonly OrderState[] = ["pendiente", "pagado", "preparando", "enviado"];

/** Every open order, by state, newest first. */
export async function* readOpenOrders(store: Store): AsyncGenerator<OrderDoc> {
  for (const state of OPEN) yield* ordersIn(store, state);
}

async function* ordersIn(store: Store, state: OrderState): AsyncGenerator<OrderDoc> {
  const orderBy = { field: "placedAt", direction: "desc" } as const;
  for await (const page of readPages(store, { collection: "orders", where: { state }, orderBy }))
    yield* page.map(({ doc }) => doc);
}

/**
 * Performs an action on an order. A cancelled one returns its stock; the next sweep refunds its payment.
 * @param name its id, or its number while it is open
 * @returns the order before and after it; the same order twice if the action does not apply; undefined for an unknown
 * order
 */
export async function serveOrder(
  store: Store,
  { action, name, at }: { action: ShopAction; name: string; at: Date },
): Promise<{ before: OrderDoc; after: OrderDoc } | undefined> {
  const id = await findId(store, name);
  if (id === undefined) return undefined;
  let before: OrderDoc | undefined;
  const check = (order: OrderDoc | undefined) => {
    if (!order) throw new Error(`no order ${id}`);
    before = order;
    return order;
  };
  const after =
    action === "cancel"
      ? await closeOrder(store, "order.cancel", { id, at, check })
      : await store.transaction(async (tx) => {
          const order = check(await tx.get("orders", id));
          const event = eventOf(order, action);
          const moved = event && moveOrder(order, event, at);
          if (moved) tx.set("orders", id, moved);
          return moved ?? order;
        });
  return before && { before, after };
}

/** The event of an action; undefined if it does not apply. */
function eventOf(order: OrderDoc, action: Exclude<ShopAction, "cancel">): OrderEvent | undefined {
  switch (action) {
    case "accept":
      return order.paymentMethod === "contraentrega" ? "cash.accept" : undefined;
    case "prepare":
      return "order.prepare";
    case "ship":
      return isPickedUp(order) ? undefined : "order.ship";
    case "deliver":
      return isPickedUp(order) ? "order.collect" : "order.deliver";
  }
}

/** The actions that are possible now. */
export function actionsFor(order: OrderDoc): ShopAction[] {
  return SHOP_ACTIONS.filter((action) => {
    const event = action === "cancel" ? "order.cancel" : eventOf(order, action);
    return event !== undefined && nextOrderState(order.state, event) !== undefined;
  });
}

async function findId(store: Store, name: string): Promise<string | undefined> {
  // Typed text may be no valid id: a store would throw.
  if (orderId.safeParse(name).success && (await store.get("orders", name)) !== undefined) return name;
  for await (const { id, number } of readOpenOrders(store)) if (number === name.toUpperCase()) return id;
  return undefined;
}
