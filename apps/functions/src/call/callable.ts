import { encodeFailure, decodeInput, encodeOutput, isMethod } from "@shop/contract/schemas";
import type { MethodName, ServiceName } from "@shop/contract/schemas";
import { toFailure } from "@shop/contract";
import { HttpsError, onCall, type CallableFunction } from "firebase-functions/v2/https";
import type { Handlers } from "./handler.ts";
import { entryOf } from "./log-entry.ts";
import type { Log } from "./log.ts";

/** What a callable answers: the encoded output, or a `code`. */
type Answer = Record<string, unknown>;

export type Callable = CallableFunction<unknown, Promise<Answer>>;

export type CallableDeps = { locale: string; log: Log; newId: () => string };

/**
 * A service as the callable function that is deployed. It answers failures of the catalogue with 200 and a
 * `code`; only what the protocol has a status for is thrown: a method that does not exist (invalid-argument)
 * and a call without a session (unauthenticated).
 */
export function callable<S extends ServiceName>(
  service: S,
  handlers: Handlers<S>,
  { locale, log, newId }: CallableDeps,
): Callable {
  // Same origin in production and on one machine, so no other site may read an answer.
  return onCall({ cors: false }, async ({ data, auth }): Promise<Answer> => {
    const requestId = newId();
    const method = methodIn(data);
    if (!isMethod(service, method)) {
      log({ severity: "WARNING", message: "no such method", requestId, service });
      throw new HttpsError("invalid-argument", "Bad Request");
    }
    try {
      return await answer(service, method, handlers, data, auth?.uid);
    } catch (error) {
      const failure = toFailure(error);
      log(entryOf(failure, error, { requestId, service, method }));
      if (failure.id === 401) throw new HttpsError("unauthenticated", "Unauthenticated");
      return { code: encodeFailure(failure, locale) };
    }
  });
}

async function answer<S extends ServiceName>(
  service: S,
  method: MethodName<S>,
  handlers: Handlers<S>,
  data: unknown,
  accountId: string | undefined,
): Promise<Answer> {
  const input = decodeInput(service, method, data);
  return encodeOutput(service, method, await handlers[method](input, { accountId }));
}

/** The protocol's decoder lets `__proto__` of a payload become a prototype: only what a payload owns counts. */
function methodIn(data: unknown): unknown {
  return typeof data === "object" && data !== null && Object.hasOwn(data, "method")
    ? (data as { method: unknown }).method
    : undefined;
}
