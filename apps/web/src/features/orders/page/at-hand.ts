import { isPickedUp, totalDue } from "@shop/commerce";
import type { Order } from "@shop/contract";
import { money } from "../../../shared/format.ts";
import { statusOf } from "../status-of.ts";
import { order } from "../texts.ts";

/** What the shopper needs on receipt of the order: the money, the number. Empty if nothing. */
export function atHand(shown: Order): string {
  const status = statusOf(shown);
  if (status !== "received" && status !== "paid") return "";
  const number = isPickedUp(shown) ? order.atHand.number(shown.number) : "";
  const cash = status === "received" ? order.atHand.cash(money(totalDue(shown))) : "";
  return [number, cash].filter((each) => each !== "").join("\n");
}
