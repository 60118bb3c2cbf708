import { networkWatcher, type WatchNetwork } from "@shop/machine-factories";
import { assign, fromCallback, fromPromise, type EventObject } from "xstate";
import { boardMachine, type BoardEvent } from "./board-machine.ts";
import type { PickedLine, Product } from "@shop/contract";
import type { BoardAnswer, Move, Moved, Refund, Refunded, Served } from "./calls.ts";
import { fulfilmentMachine } from "./fulfilment-machine.ts";
import { refundFormMachine } from "./refund-form-machine.ts";
import { substitutesMachine } from "./substitutes-machine.ts";

/** The services of the board and of one order. Each promise rejects with a `FailureError`. */
export type FulfilmentServices = {
  /** Every open order; with `since`, those that have changed since, whatever their state. */
  listOrders: (since: string | null, signal: AbortSignal) => Promise<BoardAnswer>;
  getServedOrder: (id: string, signal: AbortSignal) => Promise<Served>;
  moveOrder: (move: Move) => Promise<Moved>;
  /** Says what was picked for a line; once, however often it is sent. */
  pickItem: (pick: { id: string; line: PickedLine }) => Promise<Served>;
  /** Refunds units of something that was delivered; once, however often it is sent. */
  refundItem: (refund: Refund) => Promise<Refunded>;
  /** Products that may go instead of another. */
  listSimilar: (productId: string, signal: AbortSignal) => Promise<Product[]>;
  /** What was picked on this device and is not on the server yet, by order. It names nobody. */
  unsentLines: {
    read: (orderId: string) => PickedLine[];
    /** Without lines, removes them. */
    write: (orderId: string, lines: readonly PickedLine[]) => void;
  };
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
export function provideFulfilment(
  services: Omit<FulfilmentServices, "listOrders" | "watchNetwork" | "watchTab">,
) {
  const { unsentLines } = services;
  return fulfilmentMachine.provide({
    actors: {
      pickItem: fromPromise(({ input }) => services.pickItem(input)),
      substitutes: substitutesMachine.provide({
        actors: { load: fromPromise(({ input, signal }) => services.listSimilar(input.id, signal)) },
      }),
      getServedOrder: fromPromise(({ input, signal }) => services.getServedOrder(input.id, signal)),
      moveOrder: fromPromise(({ input }) => services.moveOrder(input)),
      refundForm: refundFormMachine.provide({
        actors: { submit: fromPromise(({ input }) => services.refundItem(input)) },
      }),
    },
    actions: {
      // Of each product the last one: the first was kept only while it was on its way.
      restoreUnsent: assign(({ context: { id } }) => ({
        unsent: [...new Map(unsentLines.read(id).map((line) => [line.id, line])).values()],
      })),
      storeUnsent: ({ context: { id, unsent } }) => unsentLines.write(id, unsent),
    },
  });
}
