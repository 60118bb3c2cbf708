import { plannedDays } from "@shop/commerce";
import { FailureError, toFailure, type Money, type PaymentMethod } from "@shop/contract";
import { accountTransaction } from "../call/account-transaction.ts";
import { accountOf, type Caller, type Handler } from "../call/handler.ts";
import type { PaymentDeps } from "../payments/payment-provider.ts";
import { providerOf, startPayment } from "./start-payment.ts";
import type { Transaction } from "../documents/collections.ts";
import { countInWindow, readDays } from "../documents/delivery-days.ts";
import { draftOrder } from "./draft-order.ts";
import { moveStock, STOCK_QUEUE } from "./move-stock.ts";
import { countOpenOrder } from "./open-orders.ts";
import type { OrderDoc } from "../documents/order-doc.ts";
import { orderIdOf, requestHashOf } from "./order-id.ts";
import { mailState } from "./order-mail.ts";
import { priceOrder } from "./price-order.ts";
import { countUse, readPromotion, takePromotion, usedCodesOf } from "./promotion-use.ts";

/**
 * Buys the cart in one transaction: prices it again, checks it, takes the stock, writes the order and empties the cart.
 * The payment starts afterwards; if that fails or the response is lost, the same request with the same key continues
 * with the existing order.
 * @throws FailureError 403, 406, 409, 410 the cart cannot be bought, or too many orders are open; 422 an invalid
 * choice, another total than expected, or a key of another request
 */
export function placeOrder({
  store,
  shop,
  now,
  payments,
}: PaymentDeps): Handler<"httpPaymentServices", "placeOrder"> {
  return async ({ idempotencyKey, ...request }, caller) => {
    const accountId = accountOf(caller);
    // Throws before anything is written, if the shop lacks the payment method.
    providerOf(payments, request.paymentMethod);
    const id = orderIdOf(accountId, idempotencyKey);
    const requestHash = requestHashOf(request);
    const order = await accountTransaction(
      store,
      accountId,
      async (tx) => {
        const [placed, cart] = await Promise.all([tx.get("orders", id), tx.get("carts", accountId)]);
        if (placed) return requireSameRequest(placed, requestHash);
        requireConfirmedContact(caller, request.paymentMethod);
        const lines = cart?.lines ?? [];
        const products = await tx.getMany(
          "products",
          lines.map((line) => line.id),
        );
        // Which codes the account has used matters only to a request with a code.
        const account = request.promotionCode === undefined ? undefined : await tx.get("accounts", accountId);
        const usedCodes = usedCodesOf(account);
        const promotion = await readPromotion(tx, shop, request.promotionCode);
        const at = now();
        // Of the chosen day alone: orders of other days do not wait for this one.
        const wanted = plannedDays(shop, at).filter((day) => request.window?.startsWith(day) ?? true);
        const days = await readDays(tx, wanted);
        const draft = draftOrder({
          id,
          accountId,
          email: caller.confirmedEmail,
          requestHash,
          paymentMethod: request.paymentMethod,
          address: request.address,
          whenMissing: request.whenMissing,
          currency: shop.currency,
          cashOnDelivery: shop.cashOnDelivery,
          ...priceOrder(lines, products, {
            choice: { ...request, postalCode: request.address.postalCode, usedCodes, days, promotion },
            shop,
            now: at,
          }),
          ...(promotion && { promotionId: promotion.code }),
          at,
        });
        refuseOtherTotal(draft, request.expectedTotal);
        // Its writes wait: a transaction reads before it writes.
        const recordOpenOrder = await countOpenOrder(tx, draft, shop);
        moveStock(tx, products, draft.items, -1);
        recordOpenOrder();
        countInWindow(tx, days, draft, 1);
        takePromotion(tx, account, draft, promotion ? [promotion] : shop.promotions);
        countUse(tx, promotion, 1);
        if (cart) tx.set("carts", accountId, { lines: [] });
        return createOrder(tx, draft);
      },
      // In sequence: many buy one product at once.
      STOCK_QUEUE,
    );
    return startPayment(store, payments, order).catch((error: unknown) => {
      throw toServerError(error);
    });
  };
}

/**
 * The order is placed, but its payment has not started. A failure below 500 would tell the shopper that no order was
 * placed; a 500 makes the checkout request the outcome.
 */
function toServerError(error: unknown): unknown {
  return toFailure(error).id < 500 ? new Error("no payment of a placed order", { cause: error }) : error;
}

/** Cash on delivery needs a verified contact, as no payment secures the order. */
function requireConfirmedContact({ isConfirmed }: Caller, paymentMethod: PaymentMethod): void {
  if (paymentMethod === "contraentrega" && !isConfirmed)
    throw new FailureError({ id: 422, field: "paymentMethod", reason: "contactUnconfirmed" });
}

/** The shopper pays only the total that they have agreed to. */
function refuseOtherTotal({ total }: OrderDoc, expected: Money | undefined): void {
  if (expected !== undefined && expected !== total)
    throw new FailureError({ id: 422, field: "expectedTotal", reason: "totalChanged" });
}

function createOrder(tx: Transaction, order: OrderDoc): OrderDoc {
  tx.create("orders", order.id, order);
  mailState(tx, order);
  return order;
}

function requireSameRequest(order: OrderDoc, requestHash: string): OrderDoc {
  if (order.requestHash !== requestHash) throw new FailureError({ id: 422, field: "idempotencyKey" });
  return order;
}
