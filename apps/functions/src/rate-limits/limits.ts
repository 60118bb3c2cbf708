import type { MethodName, ServiceName } from "@shop/contract/schemas";

/** So many calls at once, and so many a second for ever. */
export type BucketRule = { burst: number; perSecond: number };

/**
 * So many calls in a window that begins with the first one.
 * @property by who is counted: accounts alone (who has none is refused elsewhere), or addresses where there is none
 */
export type WindowRule = { max: number; windowMs: number; by: "account" | "caller" };

/** The methods that are counted in the store: each one costs the shop, or somebody else, something. */
type LimitedMethods = { [S in ServiceName]?: { [M in MethodName<S>]?: WindowRule } };

export type Limits = {
  /** Every call of one account to one instance. */
  account: BucketRule;
  /** Every call of one address without an account, to one instance: a family, an office, a whole village. */
  address: BucketRule;
  /** New pages that one instance renders for one address; beyond it, the browser renders them by itself. */
  renders: BucketRule;
  /** How many times as much as an address a hop has: many share it, and who comes by it can invent addresses. */
  addressesPerHop: number;
  /** Lines that one instance logs about calls and webhooks that fail by the fault of who sends them, from all senders. */
  rejections: BucketRule;
  /** Calls of one method to all instances together. */
  methods: LimitedMethods;
  /** The most bytes of a call. */
  bodyBytes: number;
};

const HOUR = 60 * 60 * 1000;

/**
 * What the shop lets through. No shopper comes near: the limits are for programs. Signing in has
 * its own, at the identity service.
 */
export const LIMITS: Limits = {
  account: { burst: 600, perSecond: 20 },
  address: { burst: 1200, perSecond: 60 },
  renders: { burst: 40, perSecond: 2 },
  addressesPerHop: 5,
  rejections: { burst: 120, perSecond: 1 },
  methods: {
    // A payment page each, and a row that somebody has to pack.
    httpPaymentServices: {
      placeOrder: { max: 60, windowMs: HOUR, by: "account" },
      // Each may ask the provider.
      payOrder: { max: 120, windowMs: HOUR, by: "account" },
      cancelOrder: { max: 120, windowMs: HOUR, by: "account" },
      checkPayment: { max: 240, windowMs: HOUR, by: "account" },
      // As often as a checkout whose answer is lost asks by itself.
      getPlacedOrder: { max: 480, windowMs: HOUR, by: "account" },
    },
    httpAccountServices: {
      // A mail each; what one address gets is counted where it is sent.
      requestSignInCode: { max: 20, windowMs: HOUR, by: "caller" },
      redeemSignInCode: { max: 60, windowMs: HOUR, by: "caller" },
    },
    httpContactServices: { sendMessage: { max: 20, windowMs: HOUR, by: "caller" } },
  },
  bodyBytes: 100 * 1024,
};
