import type { Handlers } from "../call/handler.ts";
import type { HasPicture } from "../catalog/import/picture-check.ts";
import { requireOrder } from "../documents/order-doc.ts";
import type { Payments } from "../payments/payment-provider.ts";
import { changeDeliveryDay, listDeliveryDays } from "./delivery-days.ts";
import { getFigures } from "./figures.ts";
import { changeProduct, hideProduct, listLowStock } from "./goods.ts";
import { importFile } from "./import-file.ts";
import { giveRole } from "./give-role.ts";
import { listChanges } from "./list-changes.ts";
import { listOrders } from "./list-orders.ts";
import { moveOrder } from "./move-order.ts";
import { pickItem } from "./pick-item.ts";
import { addPromotion, endPromotion, listPromotions } from "./promotions.ts";
import { refundItem } from "./refund-item.ts";
import { requireStaff } from "./require-staff.ts";
import { answerMessage, listMessages } from "./shop-messages.ts";
import { takeFirstRole, type FirstRoleDeps } from "./take-first-role.ts";
import { toServedOrder } from "./served-order.ts";

/** The calls behind the counter. */
export function deskHandlers(
  deps: FirstRoleDeps & { payments: Payments; pictures: () => HasPicture },
): Handlers<"httpDeskServices"> {
  const { store } = deps;
  const staffHandlers = requireStaff({
    getStaff: async (_, { email, role }) => ({ email, role }),
    listOrders: listOrders(deps),
    getServedOrder: async ({ id }) => toServedOrder(store, requireOrder(await store.get("orders", id))),
    findOrder: async ({ number }) => {
      const where = { number: number.toUpperCase() };
      const orderBy = { field: "placedAt", direction: "desc" } as const;
      const [found] = await store.query({ collection: "orders", where, orderBy, limit: 1 });
      return { id: requireOrder(found?.doc).id };
    },
    moveOrder: moveOrder(deps),
    pickItem: pickItem(deps),
    refundItem: refundItem(deps),
    listLowStock: listLowStock(deps),
    changeProduct: changeProduct(deps),
    hideProduct: hideProduct(deps),
    importCatalog: importFile(deps),
    listDeliveryDays: listDeliveryDays(deps),
    changeDeliveryDay: changeDeliveryDay(deps),
    listMessages: listMessages(deps),
    answerMessage: answerMessage(deps),
    listChanges: listChanges(deps),
    changeRole: giveRole(deps),
    getFigures: getFigures(deps),
    listPromotions: listPromotions(deps),
    addPromotion: addPromotion(deps),
    endPromotion: endPromotion(deps),
  });
  return { ...staffHandlers, takeFirstRole: takeFirstRole(deps) };
}
