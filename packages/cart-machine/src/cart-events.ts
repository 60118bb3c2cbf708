import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { Change } from "./changes.ts";

/** Whose cart it is: nobody's in particular, stored on the device, or an account's, stored by the server. */
export type Shopper = "guest" | "account";

export type CartEvent =
  /** Somebody else's cart, or the same shopper's from the beginning: nothing of the former one is kept. */
  | { type: "cart.open"; shopper: Shopper }
  | { type: "cart.retry" }
  | { type: "network.lost" }
  | { type: "dialog.dismiss" }
  | Click
  | ForwardedEvent;

/** The events of both carts, of a guest and of an account; each handles its own. */
export type ShopperCartEvent =
  | ForwardedEvent
  /** The shopper did something to the lines. */
  | { type: "lines.change"; change: Change }
  /** What has failed is due again. */
  | { type: "call.retry" };

/** What reaches the cart of the shopper as it is. */
export type ForwardedEvent =
  /** Whose session it is that the account's cart was opened for. */
  | { type: "account.confirmed"; uid: string }
  /** The cart may have changed elsewhere. */
  | { type: "cart.refresh" }
  | { type: "network.back" }
  | Choice
  /** @see noticeKey */
  | { type: "notice.dismiss"; key: string };

/** Something the shopper does to the lines. */
export type Click =
  | { type: "line.add"; operationId: string; item: CartItem }
  /** Everything of a former order, at once. */
  | { type: "lines.add"; operationId: string; items: CartItem[] }
  | { type: "line.set"; operationId: string; item: CartItem }
  | { type: "line.remove"; operationId: string; id: string }
  | { type: "cart.clear"; operationId: string };

/** What the shopper wants the summary to be made for. */
export type Choice = { type: "shipping.choose"; option: string } | PromotionChoice;

/** Which promotion code shall apply. */
type PromotionChoice = { type: "promotion.apply"; code: string } | { type: "promotion.remove" };

/** What the cart reports. A removal is reported when the shopper asks for it, so that it can be undone. */
export type CartReport =
  | { type: "cart.changeRefused"; change: Change; failure: Failure }
  | { type: "cart.lineAdded"; item: CartItem }
  | { type: "cart.lineRemoved"; item: CartItem }
  | { type: "cart.emptied"; items: CartItem[] }
  /** The guest's lines are in the account's cart, but for these. */
  | { type: "cart.merged"; rejectedLines: RejectedLine[] }
  /** The shop does not sell these units to a guest. */
  | { type: "cart.linesRejected"; rejectedLines: RejectedLine[] };

/** How the calls of a shopper's cart fare: when to try again is decided once for all of them. */
export type CallReport =
  /** Nothing more is on its way until `call.retry`, or until something else has happened. */
  | { type: "call.failed"; failure: Failure }
  | { type: "call.answered" }
  | { type: "summary.answered" }
  /** Why a choice of the shopper came to nothing; nothing is tried again for it. */
  | { type: "choice.failed"; failure: Failure }
  /** Whatever went wrong before has been overtaken. */
  | { type: "failure.clear" };

/** What the cart of a guest and that of an account both report. */
export type ShopperCartReport = CartReport | CallReport;

/** What a click means, as the parameters of an action. */
export function clickParams({ event }: { event: Click }): { change: Change } {
  return { change: changeOf(event) };
}

/** The code that is wanted from now on, as the parameter of an action. */
export function promotionParams({ event }: { event: PromotionChoice }): { code: string | null } {
  return { code: event.type === "promotion.apply" ? event.code : null };
}

function changeOf(event: Click): Change {
  const { operationId } = event;
  switch (event.type) {
    case "line.add":
      return { operationId, kind: "add", item: event.item };
    case "lines.add":
      return { operationId, frozen: true, kind: "merge", items: event.items };
    case "line.set":
      return { operationId, kind: "set", item: event.item };
    case "line.remove":
      return { operationId, kind: "remove", id: event.id };
    case "cart.clear":
      return { operationId, kind: "clear" };
  }
}
