import { HeldCalls } from "@shop/machine-checks";
import { shop, summarise, toCart, withQuantity } from "@shop/commerce";
import { FailureError, type Cart, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import type { SummaryRequest } from "./cart-state.ts";
import type { Change } from "./changes.ts";
import type { CartServices } from "./services.ts";

const hold = <Input, Output>() =>
  new HeldCalls<Input, Output, Failure>((failure) => new FailureError(failure));

/** Services whose answers the test holds, so that it decides what arrives, in which order, or never. */
export class FakeCartServices implements CartServices {
  readonly reads = hold<undefined, Cart>();
  readonly changes = hold<Change, Cart | undefined>();
  readonly summaries = hold<SummaryRequest, OrderSummary>();

  getCart = (signal: AbortSignal) => this.reads.hold(undefined, signal);
  change = (change: Change, signal: AbortSignal) => this.changes.hold(change, signal);
  getPaymentCart = (request: SummaryRequest, signal: AbortSignal) => this.summaries.hold(request, signal);
}

/** A line: one kilogram for 10.00 each, unless told otherwise. */
export function lineOf(id: string, quantity = 1, other: Partial<CartItem> = {}): CartItem {
  const one: CartItem = {
    id,
    quantity: 1,
    category: "abarrotes",
    totalPrice: 1000,
    weight: 1000,
    name: id,
    unitPrice: 1000,
    unitWeight: 1000,
    image: "",
    stock: 99,
    ...other,
  };
  return withQuantity(one, quantity);
}

/** The cart response for these lines. */
export function cartOf(...items: CartItem[]): Cart {
  return toCart(items);
}

/** The payment summary of these lines, as this shop makes it. */
export function summaryOf(items: readonly CartItem[], shippingOption?: string): OrderSummary {
  const summary = summarise(items, shippingOption, shop);
  if (!summary) throw new Error(`these lines cannot travel by ${shippingOption}`);
  return summary;
}
