import { progressOf } from "@shop/commerce";
import type { Order } from "@shop/contract";
import type { OrderStep } from "@shop/ui";
import type { ReactNode } from "react";
import { moment } from "../../../shared/format.ts";
import { order } from "../texts.ts";

/**
 * The past states of the order, and those still to come.
 * @param note about the current state
 */
export function stepsOf(shown: Order, note?: ReactNode): OrderStep[] {
  const { history, state } = shown;
  const passed = history.map((step): OrderStep => {
    const isLast = step.state === state;
    return {
      label: order.steps[step.state],
      time: { text: moment(step.at), iso: step.at },
      ...(isLast && { note }),
      status: !isLast ? "done" : state === "cancelado" ? "ended" : state === "entregado" ? "done" : "current",
    };
  });
  if (state === "cancelado") return passed;
  const progress = progressOf(shown);
  const ahead = progress.slice(progress.indexOf(state) + 1);
  return [...passed, ...ahead.map((each): OrderStep => ({ label: order.steps[each], status: "ahead" }))];
}
