import * as z from "zod/mini";
import { INVALID_REASONS } from "./invalid-reason.ts";
import { MAX_RETRY_AFTER, RETRY_AFTER } from "./retry-after.ts";
import { money, productId, weight } from "../values/wire.ts";

/**
 * All failures, as one closed union (specification §4). `id` is the number on the wire; an answer may carry it without
 * any detail. 400 stands for every other number below 500: the same call would be refused again. 500 also stands for an
 * answer that the client cannot read, and 503 for a server that cannot be reached. 507: nothing can be written.
 */
export const failure = z.discriminatedUnion("id", [
  z.object({ id: z.literal(400) }),
  z.object({ id: z.literal(401) }),
  z.object({
    id: z.literal(403),
    reason: z.optional(z.enum(["notYours", "counterOnly", "tooLate", "signInTooOld"])),
  }),
  z.object({ id: z.literal(404), what: z.optional(z.enum(["product", "order", "address", "account"])) }),
  z.object({ id: z.literal(406), minimumWeight: z.optional(weight), missingWeight: z.optional(weight) }),
  z.object({
    id: z.literal(409),
    reason: z.optional(z.enum(["stock", "cap", "openOrders", "openUnits"])),
    productId: z.optional(productId),
    limit: z.optional(z.int().check(z.gte(0))),
  }),
  z.object({ id: z.literal(410), productId: z.optional(productId) }),
  z.object({ id: z.literal(413), limit: z.optional(z.int()) }),
  z.object({
    id: z.literal(422),
    field: z._default(z.string(), ""),
    reason: z.optional(z.enum(INVALID_REASONS)),
    /** The missing amount to the minimum of a promotion. */
    missingAmount: z.optional(money),
  }),
  z.object({
    id: z.literal(429),
    // A value below 0, or above the maximum of timers, would be retried without a delay.
    retryAfter: z._default(z.int().check(z.gte(1), z.lte(MAX_RETRY_AFTER)), RETRY_AFTER),
    /** The requests of all clients together are too many. */
    reason: z.optional(z.enum(["busy"])),
  }),
  z.object({ id: z.literal(500) }),
  z.object({ id: z.literal(503) }),
  z.object({ id: z.literal(507) }),
]);
export type Failure = z.output<typeof failure>;
