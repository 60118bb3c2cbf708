import * as z from "zod/mini";
import { category, listedProduct } from "../entities/entities.ts";
import { order, orderAction, orderId, orderState, paymentMethod } from "../entities/order.ts";
import { staffRole } from "../entities/staff.ts";
import { MAX_CATALOG_LENGTH, MAX_UNITS } from "../values/limits.ts";
import { typedDigits, typedLine, typedLines } from "../values/typed-text.ts";
import { money, productId, quantity } from "../values/wire.ts";

/** An instant as `toISOString` writes it. */
const instant = z.iso.datetime({ precision: 3 }).check(z.maxLength(24));

/** Who is signed in at the counter. */
const getStaff = {
  input: z.object({}),
  output: z.object({ email: z.string(), role: staffRole }),
};

/** An order on the board: whom it is for, when it is due, and what it takes. */
const orderCard = z.object({
  ...z.pick(order, { id: true, number: true, state: true, placedAt: true, paymentMethod: true }).shape,
  shippingOption: order.shape.shippingOption,
  /** The day that it was promised for, `YYYY-MM-DD`; absent without a delivery window. */
  dueOn: z.optional(z.string()),
  name: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  /** With the numbers of the house, and the neighbourhood; of those that are on their way. */
  street: z.optional(z.string()),
  /** When it came into its state, or was last picked or refunded, or found nobody at the door. */
  changedAt: z.string(),
  total: money,
  units: z.int(),
  hasColdChain: z.boolean(),
});
export type OrderCard = z.output<typeof orderCard>;

/**
 * The board. Without `since`, or with one of more than ten minutes ago, every open order; else every order that has
 * changed since, whatever its state. Some may be the same as before. An answer has a thousand orders at most.
 */
const listOrders = {
  input: z.object({ since: z.optional(instant) }),
  output: z.object({
    orders: z.array(orderCard),
    /** The next call's `since`: a little in the past, as the clocks of servers differ. */
    asOf: instant,
    /** Present if these are the open orders, and no others; absent if they are only what has changed. */
    isWhole: z.optional(z.literal(true)),
    /**
     * Present if there are more: after a `since` the next call has them; of the open orders, the oldest that wait to be
     * paid or accepted are left out.
     */
    hasMore: z.optional(z.literal(true)),
  }),
};

/** An order behind the counter: what the shopper sees, and who of the staff did what. */
const servedOrder = z.object({
  order,
  /** That of its card. */
  changedAt: z.string(),
  /** Oldest first. */
  changes: z.array(z.object({ at: z.string(), by: z.string(), state: orderState })),
  /** Where its products are, in the order of the aisles. */
  aisles: z.array(z.pick(category, { id: true, name: true, aisle: true })),
  /** Whether the payment provider has yet to give money back. */
  isRefundDue: z.boolean(),
});
export type ServedOrder = z.output<typeof servedOrder>;

/** One order; 404 when there is none. */
const getServedOrder = {
  input: z.object({ id: orderId }),
  output: servedOrder,
};

/** The newest order of a number, open or not; 404 when there is none. */
const findOrder = {
  input: z.object({ number: typedLine(14) }),
  output: z.object({ id: orderId }),
};

/**
 * Does something with an order; 404 when there is none, 422 `action` when it has no such step. When it is no longer in
 * the state that the caller saw, or nobody was at the door since, nothing happens: the answer has `isMoved` false, and
 * says in `changes` who was first.
 */
const moveOrder = {
  input: z.object({
    id: orderId,
    from: orderState,
    action: orderAction,
    /** How many times nobody was at the door, as the caller saw it; 0 without it. */
    missed: z.optional(z.int().check(z.gte(0), z.lte(MAX_UNITS))),
  }),
  output: z.object({ ...servedOrder.shape, isMoved: z.boolean() }),
};

/**
 * Says what was picked for one line of an order in preparation; a repeated call changes nothing more. 404 `order`,
 * `product` of the substitute; 409 when there are not so many of it; 422 `state` when the order is not, or no longer,
 * in preparation, `itemId`, `quantity`, or `substitute` when less is missing, the shopper wants none, or it may not be one.
 */
const pickItem = {
  input: z.object({
    id: orderId,
    /** The product of the line. */
    itemId: productId,
    /** Its units that were found. */
    quantity: z.int().check(z.gte(0), z.lte(MAX_UNITS)),
    /** What goes instead of the others. */
    substitute: z.optional(z.object({ id: productId, quantity })),
  }),
  output: servedOrder,
};

/**
 * Refunds units of a line of a delivered order, or of what went instead of it. `from` and `to` are how many of them are
 * refunded in all. When it is no longer `from`, nothing changes, and `isRefunded` is false; a repeated call changes
 * nothing more. 404 `order`; 422 `state` when it is not delivered, or its whole payment was refunded, `itemId`, or `to`
 * when it is not more than `from`, or not so many have gone.
 */
const refundItem = {
  input: z.object({
    id: orderId,
    /** The product of the line. */
    itemId: productId,
    /** What went instead, if that is what is refunded. */
    substituteId: z.optional(productId),
    from: z.int().check(z.gte(0), z.lte(MAX_UNITS)),
    to: quantity,
  }),
  output: z.object({ ...servedOrder.shape, isRefunded: z.boolean() }),
};

/**
 * The products of which the fewest are left, sold out ones first, and those that are hidden from shoppers. A search is
 * `listProducts`, as any visitor makes.
 */
const listLowStock = {
  input: z.object({}),
  output: z.object({ products: z.array(listedProduct), hidden: z.array(listedProduct) }),
};

/** What changes of a product from one day to the next. */
const priceAndStock = z.object({
  price: money,
  /** Before an offer, so above the price; absent when there is none. */
  regularPrice: z.optional(money),
  stock: z.int().check(z.gte(0), z.lte(1_000_000_000)),
});
export type PriceAndStock = z.output<typeof priceAndStock>;

const newPriceAndStock = z
  .object({
    /** Up to a million of the shop's currency, so that any cart stays a safe integer. */
    price: money.check(z.gte(1), z.lte(100_000_000)),
    regularPrice: z.optional(money.check(z.lte(100_000_000))),
    /** Far below the largest safe integer: cancelled orders add their pieces to it. */
    stock: z.int().check(z.gte(0), z.lte(1_000_000)),
  })
  .check(
    z.refine(({ price, regularPrice }) => regularPrice === undefined || regularPrice > price, {
      path: ["regularPrice"],
    }),
  );

/**
 * Changes the prices or the stock of a product, or both; 404 when it is no longer sold. When what is to be changed is no
 * longer as the caller saw it, as somebody has changed or bought the product, nothing is changed and `isChanged` is false.
 * Repeated, a call changes nothing more.
 */
const changeProduct = {
  input: z.object({ id: productId, from: priceAndStock, to: newPriceAndStock }),
  output: z.object({ product: listedProduct, isChanged: z.boolean() }),
};

/**
 * Hides a product from shoppers, who find it nowhere and cannot buy it, or shows it again; 404 when there is none.
 * Repeated, a call changes nothing more.
 */
const hideProduct = {
  input: z.object({ id: productId, isHidden: z.boolean() }),
  output: z.object({ product: listedProduct }),
};

/**
 * Replaces the catalogue by that of a table, as `npm run catalog:import` does; a trial only says what would change. A
 * file with faults changes nothing. Repeated, a call writes the stock of the file again.
 */
const importCatalog = {
  input: z.object({ csv: z.string().check(z.maxLength(MAX_CATALOG_LENGTH)), isTrial: z.boolean() }),
  output: z.object({
    /** Sentences for the owner: of the first fifty, and how many there are more. */
    faults: z.array(z.string()),
    /** Products, hidden ones too. */
    counts: z.object({ added: z.int(), changed: z.int(), removed: z.int(), unchanged: z.int() }),
    /**
     * Fifty at most: what is removed, without `after`, then other prices and stocks, then what is new, without `before`,
     * then what changes otherwise.
     */
    differences: z.array(
      z.object({
        id: productId,
        name: z.string(),
        before: z.optional(priceAndStock),
        after: z.optional(priceAndStock),
      }),
    ),
    /** Sentences about what is left out of the file. */
    notes: z.array(z.string()),
  }),
  /** As long as the function itself may take. */
  timeout: 60_000,
};
export type CatalogImport = z.output<typeof importCatalog.output>;

/** A day on which orders are delivered or picked up, and its windows. */
const deliveryDay = z.object({
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: z.string(),
  /** "Sábado 21 de noviembre" */
  name: z.string(),
  /** Whether staff have closed it: no window of it can be chosen. Its orders stay. */
  isClosed: z.boolean(),
  windows: z.array(
    z.object({
      id: z.string(),
      /** The name of the shipping option. */
      option: z.string(),
      /** Its hours, such as "de 9 a 14 h". */
      hours: z.string(),
      /** How many orders it has. */
      orders: z.int(),
      /** How many it takes; absent when any number. */
      capacity: z.optional(z.int()),
    }),
  ),
});
export type DeskDay = z.output<typeof deliveryDay>;

/** The days that shoppers can choose, soonest first; not those that the configuration closes. */
const listDeliveryDays = {
  input: z.object({}),
  output: z.object({ days: z.array(deliveryDay) }),
};

/**
 * Closes a day, or opens it again; 422 `day` when it is none that shoppers could choose. Repeated, a call changes nothing
 * more.
 */
const changeDeliveryDay = {
  input: z.object({ day: z.iso.date().check(z.maxLength(10)), isClosed: z.boolean() }),
  output: deliveryDay,
};

/** What became of the orders that were placed on one day, in the shop's time zone. */
const dayFigures = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  /** How many were placed, those that were cancelled since included. */
  orders: z.int(),
  cancelled: z.int(),
  /** What is due of those that are paid or accepted, by the way of payment. */
  sales: z.array(z.object({ paymentMethod, amount: money })),
  /** Units that were bought and not found. */
  missing: z.int(),
  /** The median from the order to the door; absent when none is delivered. */
  minutesToDoor: z.optional(z.int()),
});
export type DayFigures = z.output<typeof dayFigures>;

/** The figures of so many days, from today back. */
const getFigures = {
  input: z.object({ days: z.int().check(z.gte(1), z.lte(31)) }),
  output: z.object({ days: z.array(dayFigures) }),
};

const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The e-mail of who did it, or the command. */
  by: z.string(),
  method: z.string(),
  /** What was changed: the number of an order, a product, a day, the e-mail of a member of staff, or of whom was answered. */
  subject: z.string(),
  /** The order that was changed, if any. */
  orderId: z.optional(orderId),
  before: z.string(),
  after: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The id of a document that is none of an order or a product. */
const documentId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** A page of what is newest first; `cursor` is the `nextCursor` of the page before. */
const pageInput = z.object({ cursor: z.optional(documentId) });

/** What staff have changed, newest first. */
const listChanges = {
  input: pageInput,
  output: z.object({
    changes: z.array(auditEntry),
    /** Absent on the last page. */
    nextCursor: z.optional(z.string()),
  }),
};

/**
 * Gives an account another role; without one, takes its role away. 404 `account` when no account has this address, 422
 * `email` when a role needs a confirmed one, 422 `role` when it is the caller's own role.
 */
const changeRole = {
  input: z.object({ email: typedLine(254).check(z.email()), role: z.optional(staffRole) }),
  output: z.object({}),
};

/**
 * Gives the caller, who needs no role, that of *dirección* while nobody has it, by the code that the shop has printed
 * when it started. Their session ends; `token` signs them in again. 403 without such a code, or when somebody was
 * faster; 422 `code` when it is another one, `email` when the caller has not confirmed theirs.
 */
const takeFirstRole = {
  input: z.object({ code: typedDigits(10) }),
  output: z.object({ token: z.string() }),
};

/** What somebody has written to the shop, and what was answered by mail. */
const shopMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  /** Absent while nobody has answered. */
  answer: z.optional(z.object({ text: z.string(), at: z.string(), by: z.string() })),
});
export type ShopMessage = z.output<typeof shopMessage>;

/** The messages to the shop, newest first. */
const listMessages = {
  input: pageInput,
  output: z.object({
    messages: z.array(shopMessage),
    /** Absent on the last page. */
    nextCursor: z.optional(z.string()),
  }),
};

/**
 * Answers a message by mail; 404 when there is none. When it was answered otherwise before, nothing is sent: the
 * message in the answer says by whom, and `isSent` is false. Repeated, a call sends nothing more.
 */
const answerMessage = {
  input: z.object({ id: documentId, text: typedLines(2000).check(z.minLength(2)) }),
  output: z.object({ message: shopMessage, isSent: z.boolean() }),
};

/** The code of a promotion that is made at the counter, as it is stored. */
export const STORED_CODE = /^[A-Z0-9-]{3,30}$/;

/** The same: whatever is typed, the counter has it in capitals. */
const promotionCode = typedLine(30).check(z.toUpperCase(), z.regex(STORED_CODE));

const newPromotionTerms = {
  code: promotionCode,
  /** What the products must cost at least, those of the pharmacy left aside; 0 without a minimum. */
  minimum: money.check(z.lte(100_000_000)),
  /** Whether an account may use it in one order only. */
  oncePerAccount: z.optional(z.boolean()),
  /** The first and the last day. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** A new promotion. What it takes off is taken off products outside the pharmacy, or off shipping. */
const newPromotion = z
  .discriminatedUnion("kind", [
    z.object({
      ...newPromotionTerms,
      kind: z.literal("percentage"),
      percentage: z.int().check(z.gte(1), z.lte(100)),
    }),
    z.object({
      ...newPromotionTerms,
      kind: z.literal("amount"),
      amount: money.check(z.gte(1), z.lte(100_000_000)),
    }),
    z.object({ ...newPromotionTerms, kind: z.literal("freeShipping") }),
  ])
  .check(z.refine(({ from = "", to = "9999" }) => from <= to, { path: ["to"] }));

/** A promotion as the counter shows it. Without a percentage and an amount, it is free shipping. */
const listedPromotion = z.object({
  code: promotionCode,
  percentage: z.optional(z.int()),
  amount: z.optional(money),
  minimum: money,
  oncePerAccount: z.optional(z.boolean()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  state: z.enum(["scheduled", "running", "ended"]),
  /** How many orders use it; absent for one of the configuration, which is neither counted nor ended here. */
  uses: z.optional(z.int()),
});
export type ListedPromotion = z.output<typeof listedPromotion>;

/** The promotions that were made here, newest first, then those of the configuration. */
const listPromotions = {
  input: z.object({}),
  output: z.object({ promotions: z.array(listedPromotion) }),
};

/**
 * Makes a promotion, which cannot be changed afterwards. 422 `code` when there is, or was, another one of this code.
 * Repeated, a call makes nothing more.
 */
const addPromotion = { input: newPromotion, output: listedPromotion };

/** Ends a promotion that was made here, for good; 404 when there is none. Repeated, a call changes nothing more. */
const endPromotion = {
  input: z.object({ code: promotionCode }),
  output: listedPromotion,
};

/** The function behind the counter. It is not among `services`, so that nothing of it is in what a shopper downloads. */
export const deskServices = {
  httpDeskServices: {
    getStaff,
    listOrders,
    getServedOrder,
    findOrder,
    moveOrder,
    pickItem,
    refundItem,
    listLowStock,
    changeProduct,
    hideProduct,
    importCatalog,
    listDeliveryDays,
    changeDeliveryDay,
    listMessages,
    answerMessage,
    listChanges,
    changeRole,
    takeFirstRole,
    getFigures,
    listPromotions,
    addPromotion,
    endPromotion,
  },
} as const;

export { linesFromText, linesToText } from "../entities/stored-lines.ts";
