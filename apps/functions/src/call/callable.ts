import type { IncomingMessage, ServerResponse } from "node:http";
import { encodeFailure, staffRole } from "@shop/contract/schemas";
import type { MethodName, ServiceName } from "@shop/contract/schemas";
import { FailureError, toFailure } from "@shop/contract";
import { HttpsError, onCall, type CallableRequest } from "firebase-functions/v2/https";
import type { ReadAddress } from "../rate-limits/client-address.ts";
import type { LimitedCaller, RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { Answer, Callable } from "./callable-type.ts";
import { decodeInput, encodeOutput, isMethod } from "./codec.ts";
import type { Caller, Handlers } from "./handler.ts";
import { entryOf, type Log } from "./log.ts";
import { invalidCallError } from "./invalid-call-error.ts";
import { wellFormedCalls } from "./well-formed-calls.ts";

export type CallableDeps = {
  locale: string;
  log: Log;
  newId: () => string;
  now: () => Date;
  rateLimiter: RateLimiter;
  addressOf: ReadAddress;
  /** Other origins that may read a response. */
  origins: readonly string[];
  enforceAppCheck: boolean;
  /** Whether an account is deleted, its identity included: tokens issued before are refused. */
  isEnded: (accountId: string) => Promise<boolean>;
};

/**
 * A service as a deployed callable function. It answers failures of the contract with 200 and a `code`; only failures
 * with a status of the protocol are thrown: a malformed call (invalid-argument, and resource-exhausted beyond the
 * caller's limit) and a call without a session (unauthenticated). Every response has an `x-request-id`, under which the
 * log has the error, and may not be cached.
 */
export function callable<S extends ServiceName>(
  service: S,
  handlers: Handlers<S>,
  deps: CallableDeps,
): Callable {
  const { locale, log, newId, now, rateLimiter, addressOf, origins, enforceAppCheck, isEnded } = deps;
  // Calls are same-origin in production and on one machine: only listed sites may read a response.
  const cors = origins.length > 0 ? [...origins] : false;
  const sdkCallable: Callable = onCall({ cors, enforceAppCheck }, async ({ data, auth, rawRequest }) => {
    const requestId = newId();
    responseTo(rawRequest)?.setHeader("x-request-id", requestId);
    const startedAt = now().getTime();
    const method = methodIn(data);
    const caller = {
      accountId: auth?.uid,
      email: auth?.token.email,
      confirmedEmail: auth?.token.email_verified === true ? auth.token.email : undefined,
      signedInAt: auth && new Date(auth.token.auth_time * 1000),
      isConfirmed: auth?.token.email_verified === true || auth?.token.phone_number !== undefined,
      role: staffRole.safeParse(auth?.token.role).data,
      ...addressOf(rawRequest),
    };
    if (!isMethod(service, method))
      throw invalidCallError("no such method", { requestId, service }, caller, { rateLimiter, log });
    // The browser itself obeys this header and deletes the cookies: no other method may send it.
    if (method === "clearCookies") responseTo(rawRequest)?.setHeader("clear-site-data", '"cookies"');
    const call = { requestId, service, method };
    const durationMs = () => now().getTime() - startedAt;
    try {
      rateLimiter.admit(caller);
      const answered = await answer(service, method, { handlers, rateLimiter, isEnded }, { data, caller });
      log({ severity: "DEBUG", message: "ok", ...call, durationMs: durationMs() });
      return answered;
    } catch (error) {
      const failure = toFailure(error);
      // Errors of the shop are always logged; refused calls only up to a limit, as anybody can send a flood of them.
      if (failure.id >= 500 || rateLimiter.mayLogRejection())
        log({ ...entryOf(failure, error, call), durationMs: durationMs() });
      if (failure.id === 401) throw new HttpsError("unauthenticated", "Unauthenticated");
      return { code: encodeFailure(failure, locale) };
    }
  });
  return wellFormedCalls(sdkCallable, {
    isTooLarge: ({ rawBody, body }) => rateLimiter.refuses(rawBody, methodIn(Object(body).data)),
    hasPreflight: cors !== false,
    refuse: (request, response, reason) => {
      const requestId = newId();
      const caller = { accountId: undefined, ...addressOf(request) };
      const error = invalidCallError(reason, { requestId, service }, caller, { rateLimiter, log });
      response
        .status(error.httpErrorCode.status)
        .set("x-request-id", requestId)
        .json({ error: error.toJSON() });
    },
  });
}

async function answer<S extends ServiceName>(
  service: S,
  method: MethodName<S>,
  {
    handlers,
    rateLimiter,
    isEnded,
  }: { handlers: Handlers<S> } & Pick<CallableDeps, "rateLimiter" | "isEnded">,
  { data, caller }: { data: unknown; caller: Caller & LimitedCaller },
): Promise<Answer> {
  const input = decodeInput(service, method, data);
  // A second deletion succeeds: the account is already deleted.
  if (caller.accountId !== undefined && method !== "deleteAccount" && (await isEnded(caller.accountId)))
    throw new FailureError({ id: 401 });
  await rateLimiter.count(service, method, caller);
  return encodeOutput(service, method, await handlers[method](input, caller));
}

/** Express sets the response as `res` of its request. */
function responseTo(request: CallableRequest["rawRequest"]): ServerResponse | undefined {
  return (request as IncomingMessage & { res?: ServerResponse }).res;
}

/** The `method` of a payload, only if it is an own property: an inherited one is none of the caller's. */
function methodIn(data: unknown): unknown {
  return typeof data === "object" && data !== null && Object.hasOwn(data, "method")
    ? (data as { method: unknown }).method
    : undefined;
}
