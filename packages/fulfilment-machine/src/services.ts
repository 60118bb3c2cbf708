import { networkWatcher, type WatchNetwork } from "@shop/machine-factories";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import { boardMachine, type BoardEvent } from "./board-machine.ts";
import type { BoardAnswer, Move, Moved, Served } from "./calls.ts";
import { fulfilmentMachine } from "./fulfilment-machine.ts";

/** The services of the board and of one order. Each promise rejects with a `FailureError`. */
export type FulfilmentServices = {
  /** Every open order; with `since`, those that have changed since, whatever their state. */
  listOrders: (since: string | null, signal: AbortSignal) => Promise<BoardAnswer>;
  getServedOrder: (id: string, signal: AbortSignal) => Promise<Served>;
  moveOrder: (move: Move) => Promise<Moved>;
  watchNetwork: WatchNetwork;
  /** Notifies at once if this tab is hidden, then of each change. */
  watchTab: (listener: (isSeen: boolean) => void) => () => void;
};

/** The machine of the board, with its services provided. */
export function provideBoard(services: FulfilmentServices) {
  return boardMachine.provide({
    actors: {
      listOrders: fromPromise(({ input, signal }) => services.listOrders(input.since, signal)),
      watchNetwork: networkWatcher(services.watchNetwork),
      watchTab: fromCallback<EventObject>(({ sendBack }) =>
        services.watchTab((isSeen) =>
          sendBack({ type: isSeen ? "tab.seen" : "tab.hidden" } satisfies BoardEvent),
        ),
      ),
    },
  });
}

/** The machine of one order, with its services provided. */
export function provideFulfilment(services: Pick<FulfilmentServices, "getServedOrder" | "moveOrder">) {
  return fulfilmentMachine.provide({
    actors: {
      getServedOrder: fromPromise(({ input, signal }) => services.getServedOrder(input.id, signal)),
      moveOrder: fromPromise(({ input }) => services.moveOrder(input)),
    },
  });
}
