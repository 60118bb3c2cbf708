import { provideBoard, provideFulfilment, type FulfilmentServices } from "@shop/fulfilment-machine";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import type { ReadTable } from "./catalog-import-machine.ts";
import { provideDays } from "./days-machine.ts";
import { provideFigures } from "./figures-machine.ts";
import { provideGoods, type SearchProducts } from "./goods-machine.ts";
import { provideLog } from "./log-machine.ts";
import { provideMessages } from "./messages-machine.ts";
import { providePromotions } from "./promotions-machine.ts";
import { provideRoleForm } from "./role-form-machine.ts";
import { deskMachine, type Credentials, type DeskEvent, type Staff } from "./desk-machine.ts";
import type { Address } from "./views.ts";

/** The services of the counter. `signIn` rejects with a `SignInFailureError`, other promises with a `FailureError`. */
export type DeskServices = FulfilmentServices & {
  /** Notifies at once when it is known who is signed in, then of each change. */
  watchIdentity: (listener: (isSignedIn: boolean) => void) => () => void;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  getStaff: () => Promise<Staff>;
  /** Gives who is signed in the first role, and signs them in again. */
  takeFirstRole: (code: string) => Promise<void>;
  searchProducts: SearchProducts;
  readTable: ReadTable;
  /** What the URL names: notifies of the first address, and when the browser goes back or forth. */
  watchAddress: (listener: (address: Address) => void) => () => void;
  writeAddress: (address: Address) => void;
};

/** The machine of the counter, with its services provided. */
export function provideDesk(services: DeskServices) {
  const { callDesk } = services;
  return deskMachine.provide({
    actors: {
      watchIdentity: fromCallback<EventObject>(({ sendBack }) =>
        services.watchIdentity((isSignedIn) =>
          sendBack({ type: isSignedIn ? "identity.signedIn" : "identity.nobody" } satisfies DeskEvent),
        ),
      ),
      watchAddress: fromCallback<EventObject>(({ sendBack }) =>
        services.watchAddress((address) =>
          sendBack({ type: "address.changed", ...address } satisfies DeskEvent),
        ),
      ),
      signIn: fromPromise(({ input }) => services.signIn(input)),
      signOut: fromPromise(() => services.signOut()),
      getStaff: fromPromise(() => services.getStaff()),
      takeFirstRole: fromPromise(({ input }) => services.takeFirstRole(input)),
      findOrder: fromPromise(async ({ input }) => (await callDesk("findOrder", { number: input })).id),
      board: provideBoard(services),
      fulfilment: provideFulfilment(services),
      goods: provideGoods(callDesk, services.searchProducts, services.readTable),
      days: provideDays(callDesk),
      messages: provideMessages(callDesk),
      figures: provideFigures(callDesk),
      log: provideLog(callDesk),
      roleForm: provideRoleForm(callDesk),
      promotions: providePromotions(callDesk),
    },
    actions: { writeAddress: ({ context: { view, orderId } }) => services.writeAddress({ view, orderId }) },
  });
}
