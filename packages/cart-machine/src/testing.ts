import { shop, summarise, toCart, withQuantity } from "@shop/commerce";
import { FailureError, type Cart, type CartItem, type Failure, type OrderSummary } from "@shop/contract";
import type { SummaryRequest } from "./cart-state.ts";
import type { Change } from "./changes.ts";
import type { CartServices } from "./services.ts";

/** A call that waits for the test to answer it. Both ways end when the machine has taken the answer. */
export type HeldCall<Input, Output> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  refuse: (failure: Failure) => Promise<void>;
};

/** The calls of one service, oldest first. */
export class HeldCalls<Input, Output> {
  readonly all: HeldCall<Input, Output>[] = [];

  hold(input: Input, signal: AbortSignal): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    this.all.push({
      input,
      signal,
      answer: async (output) => {
        resolve(output);
        await promise;
      },
      refuse: async (failure) => {
        reject(new FailureError(failure));
        await promise.catch(() => undefined);
      },
    });
    return promise;
  }

  get inputs(): Input[] {
    return this.all.map((call) => call.input);
  }

  /** The newest call. */
  get last(): HeldCall<Input, Output> {
    const call = this.all.at(-1);
    if (!call) throw new Error("nothing was called");
    return call;
  }
}

/** Services whose answers the test holds, so that it decides what arrives, in which order, or never. */
export class FakeCartServices implements CartServices {
  readonly reads = new HeldCalls<undefined, Cart>();
  readonly changes = new HeldCalls<Change, Cart | undefined>();
  readonly summaries = new HeldCalls<SummaryRequest, OrderSummary>();

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
