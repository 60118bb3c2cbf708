import type { MethodName, ServiceName } from "@shop/contract/schemas";

/** So many calls at once, and so many per second continuously. */
export type BucketRule = { burst: number; perSecond: number };

/**
 * So many calls in a window that starts with the first one.
 * @property by what is counted: accounts only (other calls are refused elsewhere), or addresses without an account
 */
export type WindowRule = { max: number; windowMs: number; by: "account" | "caller" };

/** The methods that are counted in the store: each call causes costs. */
type LimitedMethods = { [S in ServiceName]?: { [M in MethodName<S>]?: WindowRule } };

export type Limits = {
  /** Every call of one account to one instance. */
  account: BucketRule;
  /** Every call of one address without an account, to one instance: a family, an office, a whole village. */
  address: BucketRule;
  /** New pages that one instance renders for one address; beyond it, the browser renders them. */
  renders: BucketRule;
  /** The limit of a proxy (hop) as a multiple of an address's: many callers share it, and can forge addresses behind it. */
  addressesPerHop: number;
  /** Lines that one instance logs about invalid calls and webhooks, from all senders. */
  rejections: BucketRule;
  /** Calls of one method to all instances together. */
  methods: LimitedMethods;
  /** The most bytes of a call. */
  bodyBytes: number;
  /** The same of methods that take more. */
  largeBodies: ReadonlyMap<unknown, number>;
};

const HOUR = 60 * 60 * 1000;

/**
 * The limits of the shop. No shopper reaches them: they are for bots. The identity service has its own for signing in.
 */
export const LIMITS: Limits = {
  account: { burst: 600, perSecond: 20 },
  address: { burst: 1200, perSecond: 60 },
  renders: { burst: 40, perSecond: 2 },
  addressesPerHop: 5,
  rejections: { burst: 120, perSecond: 1 },
  methods: {
    httpPaymentServices: {
      // Each creates a payment page, and an order to pack.
      placeOrder: { max: 60, windowMs: HOUR, by: "account" },
      // Each may ask the provider.
      payOrder: { max: 120, windowMs: HOUR, by: "account" },
      cancelOrder: { max: 120, windowMs: HOUR, by: "account" },
      checkPayment: { max: 240, windowMs: HOUR, by: "account" },
      // As often as a checkout retries after a lost response.
      getPlacedOrder: { max: 480, windowMs: HOUR, by: "account" },
    },
    httpAccountServices: {
      // Each sends a mail; the mails of one address are counted where they are sent.
      requestSignInCode: { max: 20, windowMs: HOUR, by: "caller" },
      redeemSignInCode: { max: 60, windowMs: HOUR, by: "caller" },
    },
    // Each may be a guess.
    httpDeskServices: { takeFirstRole: { max: 20, windowMs: HOUR, by: "account" } },
    httpContactServices: { sendMessage: { max: 20, windowMs: HOUR, by: "caller" } },
  },
  bodyBytes: 100 * 1024,
  // A table of two million bytes: in JSON its quotes and line ends take twice their size.
  largeBodies: new Map([["importCatalog", 4 * 1024 * 1024]]),
};
