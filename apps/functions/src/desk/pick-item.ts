import {
  isSameLine,
  lineToGo,
  maySubstitute,
  priceSubstitute,
  refuseQuantity,
  summarisePicked,
  toSubstitute,
  type Shop,
} from "@shop/commerce";
import { FailureError, type OrderItem, type PickedLine } from "@shop/contract";
import type { CallInput } from "@shop/contract/schemas";
import type { HandlerDeps } from "../call/handler.ts";
import type { Transaction } from "../documents/collections.ts";
import { requireOrder, type OrderDoc } from "../documents/order-doc.ts";
import { toProductDoc, type ProductDoc } from "../documents/product-doc.ts";
import { STOCK_QUEUE } from "../orders/move-stock.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";
import { toServedOrder } from "./served-order.ts";

type Pick = CallInput<"httpDeskServices", "pickItem">;

/**
 * Says what was picked for one line of an order. The order with its new total, the stock of the substitutes, and the
 * entry in the log are one transaction. Units that were not found do not return to the stock: they are not there.
 * @throws FailureError 404 `order`, `product`; 409 when there are not so many of the substitute; 422 `state`, `itemId`,
 * `quantity`, `substitute`
 */
export function pickItem({ store, shop, now, newId }: HandlerDeps): StaffHandler<"pickItem"> {
  return async (pick, staff) => {
    const order = await store.transaction(async (tx) => {
      const before = requireOrder(await tx.get("orders", pick.id));
      const item = itemOf(before, pick);
      const lines = before.picking?.lines ?? [];
      const stored = lines.find(({ id }) => id === item.id);
      // A repeated call is not checked again: its substitute may have run out by now.
      if (stored && isSameLine(stored, { ...pick, id: pick.itemId })) return before;
      const former: PickedLine = stored ?? { id: item.id, quantity: item.quantity };
      const at = now().toISOString();
      const shelf = await readShelf(tx, pick.substitute?.id, former.substitute);
      const substitute = pick.substitute && chooseSubstitute(before, item, { pick, shelf, shop });
      const line: PickedLine = { id: item.id, quantity: pick.quantity, ...(substitute && { substitute }) };
      const picked = [...lines.filter(({ id }) => id !== item.id), line];
      const summary = summarisePicked(before, picked, shop);
      const after = { ...before, changedAt: at, picking: { lines: picked, summary } };
      for (const product of shelf) {
        const taken = product.id === substitute?.id ? substitute.quantity : 0;
        tx.set("products", product.id, toProductDoc({ ...product, stock: product.stock - taken }));
      }
      tx.set("orders", after.id, after);
      const [was, is] = [describe(item, former), describe(item, line)];
      // That everything was found is no change.
      if (was !== is)
        logChange(tx, newId(), staff, {
          at,
          method: "pickItem",
          subject: before.number,
          orderId: before.id,
          before: was,
          after: is,
        });
      return after;
    }, STOCK_QUEUE);
    return toServedOrder(store, order);
  };
}

/** The line that is picked. */
function itemOf(order: OrderDoc, { itemId, quantity, substitute }: Pick): OrderItem {
  if (order.state !== "preparando") throw new FailureError({ id: 422, field: "state" });
  const item = order.items.find(({ id }) => id === itemId);
  if (!item) throw new FailureError({ id: 422, field: "itemId" });
  if (quantity > item.quantity) throw new FailureError({ id: 422, field: "quantity" });
  if (substitute && quantity === item.quantity) throw new FailureError({ id: 422, field: "substitute" });
  return item;
}

/** The wanted substitute, and the former one as if it were back on its shelf: those of them that are still sold. */
async function readShelf(
  tx: Transaction,
  wanted: string | undefined,
  former: OrderItem | undefined,
): Promise<ProductDoc[]> {
  const ids = new Set([wanted, former?.id].filter((id) => id !== undefined));
  const products = await tx.getMany("products", [...ids]);
  return products.flatMap((product) => {
    if (!product) return [];
    const returned = product.id === former?.id ? former.quantity : 0;
    return [{ ...product, stock: product.stock + returned }];
  });
}

function chooseSubstitute(
  order: OrderDoc,
  item: OrderItem,
  { pick, shelf, shop }: { pick: Pick; shelf: readonly ProductDoc[]; shop: Shop },
): OrderItem {
  const product = shelf.find(({ id }) => id === pick.substitute?.id);
  if (!product || !pick.substitute) throw new FailureError({ id: 404, what: "product" });
  // A failure 403 would tell the member of staff that they may not do this.
  if (product.prescription || !maySubstitute(order, item, product))
    throw new FailureError({ id: 422, field: "substitute" });
  const { quantity } = pick.substitute;
  const missing = item.quantity - pick.quantity;
  // More would be given away: they cost no more than what is missing.
  if (quantity > missing) throw new FailureError({ id: 422, field: "substitute" });
  const failure = refuseQuantity(product, quantity, shop);
  if (failure) throw new FailureError(failure);
  return priceSubstitute(toSubstitute(product), { quantity, item, missing });
}

/** What goes of a line, for the log: "1 × Leche entera 1 L, 1 × Leche light 1 L". */
function describe(item: OrderItem, line: PickedLine): string {
  return lineToGo(item, line)
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(", ");
}
