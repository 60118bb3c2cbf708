import type { Cart, Failure } from "@shop/contract";
import { encodeFailure, encodeOutput, type CallOutput, type MethodName } from "@shop/contract/schemas";
import { shop } from "@shop/commerce";
import type { Change } from "../changes.ts";

type CartMethod = MethodName<"httpCartsServices">;

/** What a call comes to outside: what a browser receives, or nothing at all. */
export type WireAnswer = {
  method: CartMethod | "getPaymentCart";
  answer: { result: Record<string, unknown> } | "lost";
};

/** The call that carries a change out. */
export const METHOD_OF = {
  add: "addProductToCart",
  set: "setProductQuantity",
  remove: "removeProduct",
  clear: "clearCart",
  merge: "mergeCart",
} as const satisfies Record<Change["kind"], CartMethod>;

/** An answer of the cart's service, in the units of the wire. */
export function cartAnswer<M extends CartMethod>(
  method: M,
  output: CallOutput<"httpCartsServices", M>,
): WireAnswer {
  return { method, answer: { result: encodeOutput("httpCartsServices", method, output) } };
}

/** A change that was carried out; an addition is answered without the cart. */
export function changeAnswer(kind: Change["kind"], cart: Cart): WireAnswer {
  if (kind === "add") return cartAnswer("addProductToCart", {});
  if (kind === "merge") return cartAnswer("mergeCart", { ...cart, rejectedLines: [] });
  return cartAnswer(METHOD_OF[kind], cart);
}

/** A payment summary, in the units of the wire. */
export function summaryAnswer(output: CallOutput<"httpPaymentServices", "getPaymentCart">): WireAnswer {
  const result = encodeOutput("httpPaymentServices", "getPaymentCart", output);
  return { method: "getPaymentCart", answer: { result } };
}

export function failureAnswer(method: WireAnswer["method"], failure: Failure): WireAnswer {
  if (failure.id === 503) return { method, answer: "lost" };
  return { method, answer: { result: { code: encodeFailure(failure, shop.locale) } } };
}
