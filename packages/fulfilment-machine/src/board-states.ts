import type { OrderState } from "@shop/contract";

/** The states of an open order, in the order of the board's columns. */
export const BOARD_STATES = ["pendiente", "pagado", "preparando", "enviado"] as const;

export type BoardState = (typeof BOARD_STATES)[number];

/** Whether the shop has anything left to do with an order. */
export function isOpen({ state }: { state: OrderState }): boolean {
  return BOARD_STATES.some((each) => each === state);
}
