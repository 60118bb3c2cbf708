import { networkWatcher, type WatchNetwork } from "@shop/machine-factories";
import { assign, fromCallback, fromPromise, type EventObject } from "xstate";
import { boardMachine, type BoardEvent } from "./board-machine.ts";
import type { PickedLine, Product } from "@shop/contract";
import type { CallDesk } from "./call-desk.ts";
import { fulfilmentMachine } from "./fulfilment-machine.ts";
import { refundFormMachine } from "./refund-form-machine.ts";
import { substitutesMachine } from "./substitutes-machine.ts";

/** The services of the board and of one order. Each promise rejects with a `FailureError`. */
export type FulfilmentServices = {
  callDesk: CallDesk;
  /** Products that may go instead of another. */
  listSimilar: (productId: string) => Promise<Product[]>;
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
      listOrders: fromPromise(({ input: { since } }) =>
        services.callDesk("listOrders", since === null ? {} : { since }),
      ),
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
  services: Pick<FulfilmentServices, "callDesk" | "listSimilar" | "unsentLines">,
) {
  const { callDesk, unsentLines } = services;
  return fulfilmentMachine.provide({
    actors: {
      pickItem: fromPromise(({ input: { id, line } }) => {
        const { id: itemId, quantity, substitute } = line;
        const instead = substitute && { id: substitute.id, quantity: substitute.quantity };
        return callDesk("pickItem", { id, itemId, quantity, ...(instead && { substitute: instead }) });
      }),
      substitutes: substitutesMachine.provide({
        actors: { load: fromPromise(({ input }) => services.listSimilar(input.id)) },
      }),
      getServedOrder: fromPromise(({ input }) => callDesk("getServedOrder", input)),
      moveOrder: fromPromise(({ input }) => callDesk("moveOrder", input)),
      refundForm: refundFormMachine.provide({
        actors: { submit: fromPromise(({ input }) => callDesk("refundItem", input)) },
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
