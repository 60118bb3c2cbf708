import { shop } from "@shop/commerce";
import type { Failure } from "@shop/contract";
import {
  encodeFailure,
  encodeOutput,
  type CallOutput,
  type MethodName,
  type ServiceName,
} from "@shop/contract/schemas";

/** What a call comes to outside: what a browser receives, or nothing at all. */
export type WireAnswer = {
  method: string;
  answer: { result: Record<string, unknown> } | "lost";
};

/** An answer in the units of the wire. */
export function wireAnswer<S extends ServiceName, M extends MethodName<S>>(
  service: S,
  method: M,
  output: CallOutput<S, M>,
): WireAnswer {
  return { method, answer: { result: encodeOutput(service, method, output) } };
}

export function failureAnswer(method: string, failure: Failure): WireAnswer {
  if (failure.id === 503) return { method, answer: "lost" };
  return { method, answer: { result: { code: encodeFailure(failure, shop.locale) } } };
}
