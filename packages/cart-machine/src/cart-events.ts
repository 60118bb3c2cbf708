import type { CartItem, Failure, RejectedLine } from "@shop/contract";
import type { ActorRef, Snapshot } from "xstate";
import type { Shopper } from "./cart-state.ts";
import type { Change } from "./changes.ts";

export type CartEvent =
  /** Somebody else's cart, or the same shopper's from the beginning: nothing of the former one is kept. */
  | { type: "cart.open"; shopper: Shopper }
  /** Whose session it is that the account's cart was opened for. */
  | { type: "account.confirmed"; uid: string }
  /** The cart may have changed elsewhere. */
  | { type: "cart.refresh" }
  | { type: "cart.retry" }
  | { type: "network.back" }
  | { type: "network.lost" }
  | Click
  | { type: "shipping.choose"; option: string }
  | PromotionChoice
  /** @see noticeKey */
  | { type: "notice.dismiss"; key: string }
  | { type: "dialog.dismiss" };

/** Something the shopper does to the lines. */
export type Click =
  | { type: "line.add"; operationId: string; item: CartItem }
  /** Everything of a former order, at once. */
  | { type: "lines.add"; operationId: string; items: CartItem[] }
  | { type: "line.set"; operationId: string; item: CartItem }
  | { type: "line.remove"; operationId: string; id: string }
  | { type: "cart.clear"; operationId: string };

/** Which promotion code shall be counted. */
type PromotionChoice = { type: "promotion.apply"; code: string } | { type: "promotion.remove" };

/** What the cart tells its owner. A removal is told when the shopper asks for it, so that it can be undone. */
export type CartReport =
  | { type: "cart.changeRefused"; change: Change; failure: Failure }
  | { type: "cart.lineAdded"; item: CartItem }
  | { type: "cart.lineRemoved"; item: CartItem }
  | { type: "cart.emptied"; items: CartItem[] }
  /** The guest's lines are in the account's cart, but for these. */
  | { type: "cart.merged"; rejectedLines: RejectedLine[] }
  /** The shop does not sell these units to a guest. */
  | { type: "cart.linesRejected"; rejectedLines: RejectedLine[] }
  | { type: "cart.unauthorised" };

export type CartInput = { owner?: ActorRef<Snapshot<unknown>, CartReport> };

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
