import { provideBoard, provideFulfilment, type FulfilmentServices } from "@shop/fulfilment-machine";
import { fromCallback, fromPromise, type EventObject } from "xstate";
import { provideDays, type DayServices } from "./days-machine.ts";
import { provideFigures, type FiguresServices } from "./figures-machine.ts";
import { provideGoods, type GoodsServices } from "./goods-machine.ts";
import { provideLog, type LogServices } from "./log-machine.ts";
import { provideMessages, type MessageServices } from "./messages-machine.ts";
import { providePromotions, type PromotionServices } from "./promotions-machine.ts";
import { provideRoleForm, type RoleServices } from "./role-form-machine.ts";
import { deskMachine, type Credentials, type DeskEvent, type Staff } from "./desk-machine.ts";
import type { Address } from "./views.ts";

/** The services of the counter. `signIn` rejects with a `SignInFailureError`, other promises with a `FailureError`. */
export type DeskServices = FulfilmentServices &
  GoodsServices &
  DayServices &
  FiguresServices &
  LogServices &
  MessageServices &
  PromotionServices &
  RoleServices & {
    /** Notifies at once when it is known who is signed in, then of each change. */
    watchIdentity: (listener: (isSignedIn: boolean) => void) => () => void;
    signIn: (credentials: Credentials) => Promise<void>;
    signOut: () => Promise<void>;
    getStaff: () => Promise<Staff>;
    /** The id of the order with this number. */
    findOrder: (number: string) => Promise<string>;
    /** What the URL names: notifies of the first address, and when the browser goes back or forth. */
    watchAddress: (listener: (address: Address) => void) => () => void;
    writeAddress: (address: Address) => void;
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
        services.watchAddress((address) =>
          sendBack({ type: "address.changed", ...address } satisfies DeskEvent),
        ),
      ),
      signIn: fromPromise(({ input }) => services.signIn(input)),
      signOut: fromPromise(() => services.signOut()),
      getStaff: fromPromise(() => services.getStaff()),
      findOrder: fromPromise(({ input }) => services.findOrder(input)),
      board: provideBoard(services),
      fulfilment: provideFulfilment(services),
      goods: provideGoods(services),
      days: provideDays(services),
      messages: provideMessages(services),
      figures: provideFigures(services),
      log: provideLog(services),
      roleForm: provideRoleForm(services),
      promotions: providePromotions(services),
    },
    actions: { writeAddress: ({ context: { view, orderId } }) => services.writeAddress({ view, orderId }) },
  });
}
