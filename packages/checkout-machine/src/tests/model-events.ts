import type { CartItem, Failure } from "@shop/contract";
import type { CartUpdate } from "../checkout-state.ts";
import { lineOf, WINDOWS, type SentToCheckout } from "../testing.ts";
import { KILLED, type CheckoutUnderTest } from "./checkout-under-test.ts";
import { HOME, LINES, OFFICE } from "./run-checkout.ts";

/** Its title, unlike that of any other, and what happens. */
type ModelEvent = [title: string, happen: (underTest: CheckoutUnderTest) => void | Promise<void>];

const MORE = [lineOf("arroz", 5)];
const LIGHT = [lineOf("arroz", 2)];
const LOST: Failure = { id: 503 };

const sent = (title: string, event: SentToCheckout): ModelEvent => [
  title,
  (underTest) => underTest.send(event),
];

/** The review shows these choices, and no screen of it changes them. */
const beforeReview = (title: string, event: SentToCheckout): ModelEvent => [
  title,
  (underTest) => (underTest.state.step === "review" ? undefined : underTest.send(event)),
];

const cart = (title: string, items: CartItem[], other: Partial<CartUpdate> = {}): ModelEvent => [
  title,
  (underTest) => underTest.updateCart(items, other),
];

/** All events of a checkout. */
export const modelEvents: readonly ModelEvent[] = [
  sent("it is Ana", { type: "account.opened", account: "ana" }),
  sent("it is Eva, whose page was killed while placing", { type: "account.opened", account: KILLED.account }),
  sent("signed out", { type: "account.closed" }),
  cart("the cart is there", LINES),
  cart("the cart is on its way", LINES, { isSettled: false }),
  cart("the cart has more", MORE),
  cart("the cart is too light", LIGHT),
  cart("the cart is empty", []),
  sent("go to the address", { type: "step.open", step: "address" }),
  sent("go to the shipping", { type: "step.open", step: "shipping" }),
  sent("go to the review", { type: "step.open", step: "review" }),
  sent("go on", { type: "step.next" }),
  sent("choose the address", { type: "address.choose", id: HOME.id }),
  sent("write another", { type: "address.write" }),
  sent("the book has it", { type: "form.saved", book: { addresses: [HOME, OFFICE] }, id: OFFICE.id }),
  sent("give up writing", { type: "form.closed" }),
  sent("choose to pick it up", { type: "shipping.choose", option: "recoger" }),
  sent("choose a window", { type: "window.choose", window: WINDOWS[1]?.id ?? "" }),
  beforeReview("choose cash", { type: "method.choose", method: "contraentrega" }),
  beforeReview("do without what is missing", { type: "missing.choose", whenMissing: "omit" }),
  ["pay", (underTest) => underTest.pay()],
  sent("pay another total", { type: "pay.submit", total: 1 }),
  sent("ask now", { type: "outcome.ask" }),
  sent("try again", { type: "checkout.retry" }),
  sent("led to the order", { type: "order.seen" }),
  ["network back", (underTest) => underTest.setNetwork()],
  ["a while passes", (underTest) => underTest.wait()],
  ["prepared", (underTest) => underTest.prepare(false)],
  ["prepared, with an empty book", (underTest) => underTest.prepare(true)],
  ["preparing lost", (underTest) => underTest.failPreparing(LOST)],
  ["priced", (underTest) => underTest.quote()],
  ["price lost", (underTest) => underTest.failQuote(LOST)],
  ["window closed", (underTest) => underTest.failQuote({ id: 422, field: "window", reason: "windowClosed" })],
  [
    "too light for the server",
    (underTest) => underTest.failQuote({ id: 406, minimumWeight: 9000, missingWeight: 5000 }),
  ],
  ["placed", (underTest) => underTest.place()],
  ["answer lost", (underTest) => underTest.failPlacing(LOST)],
  [
    "sold out",
    (underTest) => underTest.failPlacing({ id: 409, reason: "stock", productId: "arroz", limit: 1 }),
  ],
  [
    "another total",
    (underTest) => underTest.failPlacing({ id: 422, field: "expectedTotal", reason: "totalChanged" }),
  ],
  ["the key is taken", (underTest) => underTest.failPlacing({ id: 422, field: "idempotencyKey" })],
  ["too many orders", (underTest) => underTest.failPlacing({ id: 429, retryAfter: 20 })],
  ["the order is there", (underTest) => underTest.find()],
  ["there is no order", (underTest) => underTest.failAsking({ id: 404, what: "order" })],
  ["nobody knows", (underTest) => underTest.failAsking(LOST)],
  ["asking refused", (underTest) => underTest.failAsking({ id: 403, reason: "tooLate" })],
];
