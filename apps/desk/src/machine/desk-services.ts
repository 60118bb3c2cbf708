import { provideBoard, provideFulfilment, type FulfilmentServices } from "@shop/fulfilment-machine";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import { deskMachine, type Credentials, type DeskEvent, type Staff } from "./desk-machine.ts";

/** The services of the counter. `signIn` rejects with a `SignInFailureError`, other promises with a `FailureError`. */
export type DeskServices = FulfilmentServices & {
  /** Notifies at once when it is known who is signed in, then of each change. */
  watchIdentity: (listener: (isSignedIn: boolean) => void) => () => void;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  getStaff: () => Promise<Staff>;
  /** The open order in the URL: notifies of the first one, and when the browser goes back or forth. */
  watchAddress: (listener: (orderId: string | null) => void) => () => void;
  writeAddress: (orderId: string | null) => void;
};

/** The machine of the counter, with its services provided. */
export function provideDesk(services: DeskServices) {
  return deskMachine.provide({
    actors: {
      watchIdentity: fromCallback<EventObject>(({ sendBack }) =>
        services.watchIdentity((isSignedIn) =>
          sendBack({ type: isSignedIn ? "identity.signedIn" : "identity.nobody" } satisfies DeskEvent),
        ),
      ),
      watchAddress: fromCallback<EventObject>(({ sendBack }) =>
        services.watchAddress((orderId) =>
          sendBack({ type: "address.changed", orderId } satisfies DeskEvent),
        ),
      ),
      signIn: fromPromise(({ input }) => services.signIn(input)),
      signOut: fromPromise(() => services.signOut()),
      getStaff: fromPromise(() => services.getStaff()),
      board: provideBoard(services),
      fulfilment: provideFulfilment(services),
    },
    actions: { writeAddress: (_, { orderId }) => services.writeAddress(orderId) },
  });
}
