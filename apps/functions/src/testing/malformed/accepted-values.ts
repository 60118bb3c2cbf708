import type { Failure } from "@shop/contract";
import type { HostileName } from "./hostile-values.ts";

/**
 * What becomes of a call with an odd value that is right where it stands. It is answered and changes nothing, or it
 * is carried out, or it is carried out and the value is kept; or it fails for another reason than its form.
 */
export type Outcome = "answered" | "done" | "stored" | Failure;

type Accepted = Partial<Record<HostileName | "missing" | "the good value in an object", Outcome>>;

/** Texts that a name may be: odd, but somebody's. Nothing that the shop does with them takes them for more than text. */
const LONG_TEXTS = [
  "an emoji of several",
  "letters and their accents",
  "ten accents on a letter",
  "Arabic",
  "the name constructor",
  "the name hasOwnProperty",
  "the 30th of February",
  "the day zero",
  "a time that no clock shows",
  "a statement of SQL",
  "an element of HTML",
  "a path",
] as const;

const TEXTS = [
  ...LONG_TEXTS,
  "the name __proto__",
  "the name prototype",
  "the name toString",
  "a number in text",
  "a negative number in text",
  "an exponent in text",
  "Infinity in text",
  "NaN in text",
] as const;

/** Whatever is typed into a search box is searched for, and found or not. */
const SEARCHED = [
  ...TEXTS,
  "an empty text",
  "blanks",
  "characters without width",
  "letters that look empty",
  "letters that turn the line around",
  "a NUL",
  "a bell",
  "a sequence for terminals",
  "a control character of Latin-1",
  "half a character",
  "its other half",
  "the halves the wrong way round",
  "lines of text",
] as const;

/** Texts that are formed like the names of things. */
const PRODUCT_IDS = [
  "the name constructor",
  "the name prototype",
  "a number in text",
  "an exponent in text",
  "the 30th of February",
  "the day zero",
] as const;
const ORDER_IDS = [...PRODUCT_IDS, "a negative number in text"] as const;
const ADDRESS_IDS = [
  ...ORDER_IDS,
  "the name toString",
  "the name hasOwnProperty",
  "Infinity in text",
  "NaN in text",
] as const;
const OPERATION_IDS = [
  "the name constructor",
  "the name prototype",
  "the name toString",
  "the name hasOwnProperty",
  "Infinity in text",
  "the 30th of February",
  "the day zero",
] as const;

const noProduct = all(PRODUCT_IDS, { id: 404, what: "product" });
const noOrder = all(ORDER_IDS, { id: 404, what: "order" });
const noAddress = all(ADDRESS_IDS, { id: 404, what: "address" });
// Of a change of a cart only a hash of it is stored.
const operation: Accepted = { ...all(OPERATION_IDS, "done"), missing: "done" };
/** A text that a person typed is stored without what nobody sees in it. */
const typed = { "letters that turn the line around": "done" } as const;
const name = { ...all(TEXTS, "stored"), ...typed };
const searched = all(SEARCHED, "answered");
const amount: Accepted = {
  zero: "answered",
  "minus zero": "answered",
  "a half": "answered",
  missing: "answered",
};

const otherTotal: Failure = { id: 422, field: "expectedTotal", reason: "totalChanged" };

const addressParts: Record<string, Accepted> = {
  "address.name": name,
  "address.street": name,
  "address.exteriorNumber": name,
  "address.interiorNumber": { ...name, missing: "done" },
  "address.neighbourhood": name,
  "address.city": name,
  "address.state": name,
  "address.notes": { ...name, missing: "done" },
};

/** By method and place. What is not here is a 422 of its place, and changes nothing. */
export const ACCEPTED_VALUES: Record<string, Record<string, Accepted>> = {
  addProductToCart: { "product.id": noProduct, operationId: operation },
  setProductQuantity: { "product.id": noProduct, operationId: operation },
  // What is not in the cart stays out of it; that it was taken out is remembered.
  removeProduct: { "product.id": all(PRODUCT_IDS, "done"), operationId: operation },
  clearCart: { operationId: operation },
  quoteCart: {
    lines: { "an empty list": "answered" },
    "lines.0.id": all(PRODUCT_IDS, "answered"),
    "lines.1.id": all(PRODUCT_IDS, "answered"),
  },
  // What could not be merged is kept for who asks again.
  mergeCart: {
    operationId: all(OPERATION_IDS, "done"),
    lines: { "an empty list": "done" },
    "lines.0.id": all(PRODUCT_IDS, "stored"),
    "lines.1.id": all(PRODUCT_IDS, "stored"),
  },
  getPaymentCart: {
    shippingOption: { missing: "answered" },
    window: { missing: "answered" },
    promotionCode: { missing: "answered" },
    // An account's are not read.
    lines: { "an empty list": "answered", missing: "answered" },
    "lines.0.id": all(PRODUCT_IDS, "answered"),
    "lines.1.id": all(PRODUCT_IDS, "answered"),
  },
  placeOrder: {
    ...addressParts,
    "address.id": { ...all(ADDRESS_IDS, "stored"), missing: "done" },
    idempotencyKey: all(OPERATION_IDS, "done"),
    window: { missing: "done" },
    // Without its discount it costs more than the shopper has agreed to.
    promotionCode: { missing: otherTotal },
    // Amounts, and of another total than that of the cart.
    expectedTotal: { zero: otherTotal, "minus zero": otherTotal, "a half": otherTotal, missing: "done" },
  },
  getPlacedOrder: { idempotencyKey: all(OPERATION_IDS, { id: 404, what: "order" }) },
  getOrder: { id: noOrder },
  payOrder: { id: noOrder },
  checkPayment: { id: noOrder },
  listOrders: { cursor: { missing: "answered" }, state: { missing: "answered" } },
  cancelOrder: { id: noOrder },
  listProducts: {
    category: { missing: "answered" },
    query: { ...searched, missing: "answered" },
    filters: {
      // None of its fields is needed, and who knows none of them filters by nothing.
      "an empty object": "answered",
      "an operator of a query language": "answered",
      "an object with methods for names": "answered",
      "an object with a length": "answered",
      "an object like a list": "answered",
      "the good value in an object": "answered",
      missing: "answered",
    },
    "filters.brands": { "an empty list": "answered", missing: "answered" },
    "filters.brands.0": searched,
    "filters.minPrice": amount,
    "filters.maxPrice": amount,
    "filters.onOffer": { true: "answered", missing: "answered" },
    "filters.inStock": { false: "answered", missing: "answered" },
    "filters.coldChain": { true: "answered", missing: "answered" },
    sort: { missing: "answered" },
    limit: { missing: "answered" },
    cursor: { missing: "answered" },
  },
  suggest: { query: searched },
  getProduct: { id: noProduct },
  getProducts: { "ids.0": all(PRODUCT_IDS, "answered") },
  listRelated: { id: noProduct },
  saveProfile: { name, phone: { missing: "done" } },
  saveAddress: {
    ...addressParts,
    "address.id": { ...noAddress, missing: "done" },
    operationId: { ...all(OPERATION_IDS, "stored"), missing: "done" },
  },
  redeemSignInCode: { request: all(ADDRESS_IDS, { id: 422, field: "code", reason: "signInCodeEnded" }) },
  // What is not in the book is out of it already.
  removeAddress: { id: all(ADDRESS_IDS, "answered") },
  setDefaultAddress: { id: noAddress },
  sendMessage: { name, message: { ...all(LONG_TEXTS, "stored"), ...typed, "lines of text": "stored" } },
};

function all(names: readonly HostileName[], outcome: Outcome): Accepted {
  return Object.fromEntries(names.map((each) => [each, outcome]));
}
