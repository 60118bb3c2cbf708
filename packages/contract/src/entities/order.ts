import * as z from "zod/mini";
import { storedAddress } from "./address.ts";
import { cartItem, orderSummary } from "./entities.ts";
import { money, productId } from "../values/wire.ts";

/** The state of an order (specification §6). */
export const orderState = z.enum(["pendiente", "pagado", "preparando", "enviado", "entregado", "cancelado"]);
export type OrderState = z.output<typeof orderState>;

/** What the shop does with an order. */
export const orderAction = z.enum(["accept", "prepare", "ship", "deliver", "miss", "cancel"]);
export type OrderAction = z.output<typeof orderAction>;

/** How an order is paid. `prueba` is the provider of the embedded backend and moves no money. */
export const paymentMethod = z.enum(["contraentrega", "prueba", "stripe", "mercadopago"]);
export type PaymentMethod = z.output<typeof paymentMethod>;

const paymentStatus = z.enum(["pending", "paid", "declined", "refunded"]);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** Names an order in URLs and calls. */
export const orderId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

/** A line of an order: a line of the cart as it was bought. The current stock does not matter. */
const orderItem = z.pick(cartItem, {
  id: true,
  quantity: true,
  category: true,
  totalPrice: true,
  weight: true,
  name: true,
  unitPrice: true,
  unitWeight: true,
  image: true,
  coldChain: true,
});
export type OrderItem = z.output<typeof orderItem>;

/** What the shop does about a product that it does not find: call first, put in a similar one, or leave it out. */
export const whenMissing = z.enum(["call", "similar", "omit"]);
export type WhenMissing = z.output<typeof whenMissing>;

/** What was picked for one line of an order. */
export const pickedLine = z.object({
  /** The product of the line. */
  id: productId,
  /** Its units that were found: all that were bought, or fewer. */
  quantity: z.int(),
  /** What goes instead of the others. Its `totalPrice` is at most theirs. */
  substitute: z.optional(orderItem),
});
export type PickedLine = z.output<typeof pickedLine>;

/** Units of a line that were refunded at once after the delivery, and what was given back for them. */
const refundedUnits = z.object({
  /** The product of the line. */
  id: productId,
  /** What went instead of it, if that is what was refunded. */
  substituteId: z.optional(productId),
  quantity: z.int(),
  amount: money,
});

/** What was bought, frozen when it was placed; only its state, payment, picking, refunds, missed deliveries and history change afterwards. */
export const order = z.object({
  id: orderId,
  /** The number for people to read, such as `7K3M-9QX2-PD`. */
  number: z.string(),
  state: orderState,
  placedAt: z.string(),
  items: z.array(orderItem),
  orderSummary,
  shippingOption: z.object({ id: z.string(), name: z.string(), window: z.string() }),
  address: storedAddress,
  paymentMethod,
  /** What the shopper has chosen; absent means `call`, which orders that are older than the choice have, too. */
  whenMissing: z.optional(whenMissing),
  /** Absent before its first line is picked. No order leaves before all of its lines are in it. */
  picking: z.optional(
    z.object({
      lines: z.array(pickedLine),
      /** What the order costs by what was picked: never more than `orderSummary`. */
      summary: orderSummary,
    }),
  ),
  /** Absent while nothing of what was delivered is refunded. */
  refunds: z.optional(
    z.object({
      /** Oldest first; of one line there may be several. */
      units: z.array(refundedUnits),
      /** What the order costs without them; shipping stays. */
      summary: orderSummary,
    }),
  ),
  payment: z.object({
    status: paymentStatus,
    /** The payment page while the payment is open: an absolute URL, or a path of this shop. */
    url: z.optional(z.string()),
  }),
  /** Whether it was cancelled because it waited too long: for its payment, or to be accepted by the shop. */
  expired: z.optional(z.boolean()),
  /** When the courier found nobody at the door, oldest first. */
  missedAt: z.optional(z.array(z.string())),
  /** Every state that it was in, oldest first. */
  history: z.array(z.object({ state: orderState, at: z.string() })),
});
export type Order = z.output<typeof order>;
