import { actorContext } from "@shop/machine-factories/react";
import type { BoardRef } from "./board-machine.ts";
import type { FulfilmentRef } from "./fulfilment-machine.ts";

/** The running board, provided once above its screen: `<BoardContext value={board}>`. */
export const [BoardContext, useBoardRef, useBoard] = actorContext<BoardRef>("BoardContext");

/** The order that is open. */
export const [FulfilmentContext, useFulfilmentRef, useFulfilment] =
  actorContext<FulfilmentRef>("FulfilmentContext");
