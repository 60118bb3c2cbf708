import type { Order, OrderState } from "@shop/contract";
import type { OrderStep } from "@shop/ui";
import { moment } from "../../texts/format.ts";
import { order } from "../../texts/order.ts";

const PAID_FIRST: OrderState[] = ["pendiente", "pagado", "preparando", "enviado", "entregado"];
/** Who pays at the door has no payment on the way there. */
const PAID_LAST = PAID_FIRST.filter((state) => state !== "pagado");
/** What is picked up never travels. */
const PICK_UP = "recoger";

/** Every state that the order was in, and those that are still to come. */
export function stepsOf({ history, state, paymentMethod, shippingOption }: Order): OrderStep[] {
  const passed = history.map((step): OrderStep => {
    const isLast = step.state === state;
    return {
      label: order.steps[step.state],
      time: { text: moment(step.at), iso: step.at },
      stand: !isLast ? "done" : state === "cancelado" ? "ended" : state === "entregado" ? "done" : "current",
    };
  });
  if (state === "cancelado") return passed;
  const way = (paymentMethod === "contraentrega" ? PAID_LAST : PAID_FIRST).filter(
    (each) => each !== "enviado" || shippingOption.id !== PICK_UP,
  );
  const ahead = way.slice(way.indexOf(state) + 1);
  return [...passed, ...ahead.map((each): OrderStep => ({ label: order.steps[each], stand: "ahead" }))];
}
