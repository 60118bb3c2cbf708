import type { Failure } from "@shop/contract";
import type { CartEvent, Click } from "../cart-events.ts";
import type { Change } from "../changes.ts";
import { selectIsOpen } from "../selectors.ts";
import { lineOf } from "../testing.ts";
import type { CartUnderTest } from "./cart-under-test.ts";

/** One thing that may happen to a cart. */
export type CartModelEvent = {
  /** Unlike that of any other. */
  title: string;
  isPossible: (underTest: CartUnderTest) => boolean;
  /** Makes it happen. A promise ends when the cart has received it. */
  happen: (underTest: CartUnderTest) => void | Promise<void>;
};

/** What the device of a guest has when a path begins with one. */
const DEVICE = [lineOf("arroz", 2)];
/** What the accounts find on their device, by whose they are. */
const LEFT: Record<string, Change[]> = {
  eva: [{ operationId: "left", frozen: true, kind: "add", item: lineOf("arroz") }],
};
const GUEST = { luz: [lineOf("frijol")] };

const isOpen = ({ snapshot }: CartUnderTest) => selectIsOpen(snapshot);
const isInterrupted = ({ snapshot }: CartUnderTest) => JSON.stringify(snapshot.value).includes("interrupted");

const sent = (
  title: string,
  event: CartEvent,
  isPossible: CartModelEvent["isPossible"] = isOpen,
): CartModelEvent => ({ title, isPossible, happen: (underTest) => underTest.send(event) });

const clicked = (title: string, toClick: (operationId: string) => Click): CartModelEvent => ({
  title,
  isPossible: (underTest) => isOpen(underTest) && !(mayLeaveNothing(toClick("op")) && isGuestRead(underTest)),
  happen: (underTest) => underTest.click(toClick),
});

/** The session says whose cart it is, once. */
const confirmed = (title: string, happen: CartModelEvent["happen"]): CartModelEvent => ({
  title,
  isPossible: (underTest) =>
    isOpen(underTest) && !underTest.isGuest && underTest.parts.unsent.account === null,
  happen,
});

/** What a call comes to, for whoever waits for it. */
const ended = (
  title: string,
  kind: Parameters<CartUnderTest["isCalling"]>[0],
  happen: CartModelEvent["happen"],
): CartModelEvent => ({ title, isPossible: (underTest) => underTest.isCalling(kind), happen });

const readingFails = (title: string, failure: Failure): CartModelEvent =>
  ended(title, "reads", (underTest) => underTest.failReading(failure));

const changeFails = (title: string, failure: Failure, isFinal = false): CartModelEvent =>
  ended(title, "changes", (underTest) => underTest.failChange(failure, isFinal));

const summaryFails = (title: string, failure: Failure): CartModelEvent =>
  ended(title, "summaries", (underTest) => underTest.failSummary(failure));

const LOST: Failure = { id: 503 };
const OVER: Failure = { id: 401 };
const always = () => true;

/** Everything that may happen to a cart, but for what is listed in `isInstant`. */
const anything: readonly CartModelEvent[] = [
  {
    title: "a guest with lines",
    isPossible: always,
    happen: (underTest) => underTest.openGuest(DEVICE),
  },
  { title: "an account", isPossible: always, happen: (underTest) => underTest.openAccount() },
  confirmed("it is Ana", (underTest) => underTest.confirm("ana")),
  confirmed("it is Eva, who left a change unsent", (underTest) =>
    underTest.confirm("eva", { left: LEFT["eva"] ?? [] }),
  ),
  confirmed("it is Luz, a guest until now", (underTest) => underTest.confirm("luz", { guest: GUEST.luz })),
  clicked("add", (operationId) => ({ type: "line.add", operationId, item: lineOf("arroz") })),
  clicked("add the lines of an order", (operationId) => ({
    type: "lines.add",
    operationId,
    items: [lineOf("arroz"), lineOf("frijol", 2)],
  })),
  clicked("set to three", (operationId) => ({ type: "line.set", operationId, item: lineOf("arroz", 3) })),
  clicked("set to four", (operationId) => ({ type: "line.set", operationId, item: lineOf("arroz", 4) })),
  clicked("remove", (operationId) => ({ type: "line.remove", operationId, id: "arroz" })),
  clicked("empty the cart", (operationId) => ({ type: "cart.clear", operationId })),
  sent("choose shipping", { type: "shipping.choose", option: "expres" }),
  sent("choose picking up", { type: "shipping.choose", option: "recoger" }),
  sent("apply a code", { type: "promotion.apply", code: "DIEZ" }),
  sent("take the code away", { type: "promotion.remove" }),
  sent("dismiss the failure", { type: "dialog.dismiss" }),
  sent("look again", { type: "cart.refresh" }),
  sent("try again", { type: "cart.retry" }, isInterrupted),
  {
    title: "dismiss the notice",
    isPossible: ({ parts }) => parts.known.notices.length > 0,
    happen: (underTest) => underTest.dismissNotice(),
  },
  { title: "network lost", isPossible: always, happen: (underTest) => underTest.setNetwork(false) },
  { title: "network back", isPossible: always, happen: (underTest) => underTest.setNetwork(true) },
  {
    title: "a while passes",
    isPossible: ({ snapshot }) => snapshot.matches({ open: { calls: { interrupted: "waiting" } } }),
    happen: (underTest) => underTest.wait(),
  },
  ended("read", "reads", (underTest) => underTest.read()),
  {
    title: "read, changed elsewhere",
    isPossible: (underTest) => !underTest.isGuest && underTest.isCalling("reads"),
    happen: (underTest) => underTest.read({ arroz: 2 }),
  },
  readingFails("reading lost", LOST),
  readingFails("reading not allowed", OVER),
  readingFails("reading refused", { id: 413, limit: 100 }),
  ended("saved", "changes", (underTest) => underTest.accept({ withCart: true })),
  ended("saved, without a cart", "changes", (underTest) => underTest.accept({ withCart: false })),
  changeFails("saving lost", LOST),
  changeFails("saving not allowed", OVER),
  changeFails("saving refused", { id: 409, reason: "stock", productId: "arroz", limit: 3 }, true),
  ended("summarised", "summaries", (underTest) => underTest.summarise()),
  summaryFails("summary lost", LOST),
  summaryFails("summary not allowed", OVER),
  summaryFails("below the minimum", { id: 406, minimumWeight: 4000, missingWeight: 2000 }),
  summaryFails("code refused", { id: 422, field: "promotionCode", reason: "codeExpired" }),
  summaryFails("shipping refused", { id: 422, field: "shippingOption" }),
];

/** A guest's device without lines: there is nothing to ask for, so that nothing else can happen before. */
const nothingToPrice: CartModelEvent = ended("nothing to price", "reads", (underTest) => underTest.read());

const modelEvents: readonly CartModelEvent[] = [
  ...anything.map((modelEvent) => ({
    ...modelEvent,
    isPossible: (underTest: CartUnderTest) => !isInstant(underTest) && modelEvent.isPossible(underTest),
  })),
  { ...nothingToPrice, isPossible: isInstant },
];

function isInstant(underTest: CartUnderTest): boolean {
  const { known } = underTest.parts;
  return isGuestRead(underTest) && "deviceLines" in known && known.deviceLines.length === 0;
}

function isGuestRead(underTest: CartUnderTest): boolean {
  return underTest.isGuest && underTest.isCalling("reads");
}

/** While a guest's lines are priced, whoever empties the cart is left to the scenarios: was there a call, or none? */
function mayLeaveNothing({ type }: Click): boolean {
  return type === "line.remove" || type === "cart.clear";
}

/** A path by the titles of its steps. @throws when nobody knows what one of them is */
export function pathOf(titles: string): { title: string; steps: CartModelEvent[] } {
  const steps = titles.split(" → ").map((title) => {
    const modelEvent = modelEvents.find((each) => each.title === title);
    if (!modelEvent) throw new Error(`nobody knows what "${title}" is`);
    return modelEvent;
  });
  return { title: `closed → ${titles}`, steps };
}
