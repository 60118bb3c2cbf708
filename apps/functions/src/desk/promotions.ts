import { isDeepStrictEqual } from "node:util";
import { promotionOf, promotionStateOf, zoneClock, type Promotion, type Shop } from "@shop/commerce";
import { FailureError, type ListedPromotion } from "@shop/contract";
import type { HandlerDeps } from "../call/handler.ts";
import type { PromotionDoc } from "../documents/collections.ts";
import { STOCK_QUEUE } from "../orders/move-stock.ts";
import { collect, readDocs } from "../store/read-pages.ts";
import { logChange } from "./log-change.ts";
import type { StaffHandler } from "./require-staff.ts";

const NEWEST_FIRST = {
  collection: "promotions",
  orderBy: { field: "madeAt", direction: "desc" },
} as const;

/** The promotions that were made here, newest first, then those of the configuration. */
export function listPromotions({ store, shop, now }: HandlerDeps): StaffHandler<"listPromotions"> {
  return async () => {
    const made = await collect(readDocs(store, NEWEST_FIRST));
    // Of a code that the configuration has since, its promotion holds.
    const own = made.filter(({ code }) => !promotionOf(code, shop.promotions));
    return { promotions: [...own, ...shop.promotions].map((each) => toListed(each, shop, now())) };
  };
}

/**
 * Makes a promotion by a code that no other has or had. The promotion and the entry in the log are one transaction.
 * @throws FailureError 422 `code`, or `to` when it is over already
 */
export function addPromotion({ store, shop, now, newId }: HandlerDeps): StaffHandler<"addPromotion"> {
  return async (promotion, staff) =>
    store.transaction(async (tx) => {
      const { code } = promotion;
      const before = await tx.get("promotions", code);
      // Whoever repeats a call whose response was lost has made it, unless it was ended since.
      if (before && isDeepStrictEqual(termsOf(before), promotion)) return toListed(before, shop, now());
      if (before || promotionOf(code, shop.promotions)) throw new FailureError({ id: 422, field: "code" });
      const at = now();
      const today = zoneClock(shop.timeZone).dayAt(at);
      if (promotionStateOf(promotion, today) === "ended") throw new FailureError({ id: 422, field: "to" });
      const made = { ...promotion, madeAt: at.toISOString(), uses: 0 };
      tx.create("promotions", code, made);
      logChange(tx, newId(), staff, { at: made.madeAt, method: "addPromotion", subject: code });
      return toListed(made, shop, at);
    }, STOCK_QUEUE);
}

/**
 * Ends a promotion that was made here: orders that use it keep it. The promotion and the entry in the log are one
 * transaction.
 * @throws FailureError 404
 */
export function endPromotion({ store, shop, now, newId }: HandlerDeps): StaffHandler<"endPromotion"> {
  return async ({ code }, staff) =>
    store.transaction(async (tx) => {
      const before = await tx.get("promotions", code);
      if (!before) throw new FailureError({ id: 404 });
      const at = now();
      if (before.endedAt !== undefined) return toListed(before, shop, at);
      const ended = { ...before, endedAt: at.toISOString() };
      tx.set("promotions", code, ended);
      logChange(tx, newId(), staff, { at: ended.endedAt, method: "endPromotion", subject: code });
      return toListed(ended, shop, at);
    }, STOCK_QUEUE);
}

/** What somebody has written of a promotion, and whether it was ended. */
function termsOf(promotion: PromotionDoc): Promotion {
  const { madeAt: _, uses: __, ...terms } = promotion;
  return terms;
}

function toListed(
  promotion: Promotion & { uses?: number },
  { timeZone }: Pick<Shop, "timeZone">,
  now: Date,
): ListedPromotion {
  return { ...promotion, state: promotionStateOf(promotion, zoneClock(timeZone).dayAt(now)) };
}
