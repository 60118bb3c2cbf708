import {
  boardMachine,
  fulfilmentMachine,
  type BoardReport,
  type FulfilmentReport,
} from "@shop/fulfilment-machine";
import { toFailure, type Failure, type OrderCard, type StaffRole } from "@shop/contract";
import { forwardEmitted, port, watcher } from "@shop/machine-factories";
import { SignInFailureError, type Secret, type SignInFailure } from "@shop/session-machine";
import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { daysMachine } from "./days-machine.ts";
import { figuresMachine } from "./figures-machine.ts";
import { goodsMachine } from "./goods-machine.ts";
import { logMachine } from "./log-machine.ts";
import { messagesMachine } from "./messages-machine.ts";
import { promotionsMachine } from "./promotions-machine.ts";
import { roleFormMachine } from "./role-form-machine.ts";
import { viewsFor, type Address, type View } from "./views.ts";

/** Who works at the counter, as the server knows them. */
export type Staff = { email: string; role: StaffRole };
export type Credentials = { email: string; password: Secret };

type DeskContext = {
  staff: Staff | null;
  /** The screen that the URL names, whether or not this account may see it. */
  view: View;
  /** The open order. */
  orderId: string | null;
  /** Why the server did not say who this is, or gave them no role. */
  failure: Failure | null;
  signInFailure: SignInFailure | null;
  /** The number of an order that is not open at the counter, and why it was not found. */
  search: { number: string; failure: Failure | null } | null;
};

export type DeskEvent =
  | { type: "identity.signedIn" }
  | { type: "identity.nobody" }
  | ({ type: "staff.signIn" } & Credentials)
  | { type: "staff.signOut" }
  | { type: "staff.retry" }
  /** By the code that the shop has printed. */
  | { type: "role.take"; code: string }
  | { type: "order.open"; id: string }
  | { type: "order.close" }
  /** By its number, among those that are closed, too. */
  | { type: "order.find"; number: string }
  | { type: "view.open"; view: View }
  /** The browser has gone back or forth; at first, what the page was opened with. */
  | ({ type: "address.changed" } & Address)
  | BoardReport
  | FulfilmentReport;

/** Who is at the counter, and what is open there. Runs the board, the screen that is shown, and one order over it. */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    tags: {} as
      | "opening"
      | "signedOut"
      | "signingIn"
      | "working"
      | "withoutRole"
      | "takingRole"
      | "failed"
      | "finding"
      | View,
    children: {} as {
      board: "board";
      boardEvents: "forwardEmitted";
      fulfilment: "fulfilment";
      fulfilmentEvents: "forwardEmitted";
      goods: "goods";
      days: "days";
      messages: "messages";
      figures: "figures";
      log: "log";
      roleForm: "roleForm";
      promotions: "promotions";
    },
  },
  actors: {
    watchIdentity: watcher("watchIdentity"),
    watchAddress: watcher("watchAddress"),
    signIn: port<void, Credentials>("signIn"),
    signOut: port<void>("signOut"),
    getStaff: port<Staff>("getStaff"),
    takeFirstRole: port<void, string>("takeFirstRole"),
    findOrder: port<string, string>("findOrder"),
    board: boardMachine,
    fulfilment: fulfilmentMachine,
    goods: goodsMachine,
    days: daysMachine,
    messages: messagesMachine,
    figures: figuresMachine,
    log: logMachine,
    roleForm: roleFormMachine,
    promotions: promotionsMachine,
    forwardEmitted,
  },
  actions: {
    setStaff: assign((_, { output }: { output: Staff }) => ({ staff: output, failure: null })),
    forgetStaff: assign({ staff: null, failure: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    setSignInFailure: assign((_, { error }: { error: unknown }) => ({
      signInFailure: error instanceof SignInFailureError ? error.reason : ("unexpected" as const),
    })),
    clearSignInFailure: assign({ signInFailure: null }),
    setOrder: assign((_, { orderId }: { orderId: string | null }) => ({ orderId })),
    setSearch: assign((_, { number }: { number: string }) => ({ search: { number, failure: null } })),
    setSearchFailure: assign(({ context: { search } }, { error }: { error: unknown }) => ({
      search: search && { ...search, failure: toFailure(error) },
    })),
    setView: assign((_, { view }: { view: View }) => ({ view })),
    // Implemented by `provideDesk`. It raises no `address.changed`.
    writeAddress: () => undefined,
    notifyOrder: sendTo("fulfilment", ({ context }, { orders }: { orders: OrderCard[] }) => ({
      type: "order.changed" as const,
      changedAt: orders.find(({ id }) => id === context.orderId)?.changedAt ?? "",
    })),
    refreshBoard: sendTo("board", { type: "board.refresh" }),
  },
  guards: {
    isUnauthorised: (_, { error }: { error: unknown }) => toFailure(error).id === 401,
    isWithoutRole: (_, { error }: { error: unknown }) => toFailure(error).id === 403,
    hasOrder: ({ context }) => context.orderId !== null,
    isOrder: (_, { orderId }: { orderId: string | null }) => orderId !== null,
    isOtherView: ({ context }, { view }: { view: View }) => context.view !== view,
    shows: ({ context }, { view }: { view: View }) =>
      context.view === view && context.staff !== null && viewsFor(context.staff.role).includes(view),
    concernsOrder: ({ context }, { orders }: { orders: OrderCard[] }) =>
      orders.some(({ id }) => id === context.orderId),
  },
}).createMachine({
  id: "desk",
  description: "Who is at the counter, and what is open there.",
  context: { staff: null, view: "board", orderId: null, failure: null, signInFailure: null, search: null },
  initial: "opening",
  invoke: [
    {
      id: "watchIdentity",
      src: "watchIdentity",
      onError: { target: ".signedOut", description: "A browser without storage still signs in." },
    },
    {
      id: "watchAddress",
      src: "watchAddress",
      onError: { description: "Without it, every page begins with the board." },
    },
  ],
  on: {
    "identity.signedIn": { target: ".admitting", description: "Here, or in another tab." },
    "identity.nobody": { target: ".signedOut", actions: "forgetStaff" },
    "address.changed": {
      description: "What is opened once somebody is signed in.",
      actions: [
        { type: "setOrder", params: ({ event }) => event },
        { type: "setView", params: ({ event }) => event },
      ],
    },
  },
  states: {
    opening: { description: "Until watchIdentity reports.", tags: "opening" },
    signedOut: {
      tags: "signedOut",
      on: { "staff.signIn": { target: "signingIn", actions: "clearSignInFailure" } },
    },
    signingIn: {
      tags: ["signedOut", "signingIn"],
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ event }) => event as Credentials, // the only event that leads here
        onDone: { target: "admitting" },
        onError: { target: "signedOut", actions: { type: "setSignInFailure", params: ({ event }) => event } },
      },
    },
    admitting: {
      description: "The server says which role this account has, by a new token.",
      tags: "opening",
      invoke: {
        id: "getStaff",
        src: "getStaff",
        onDone: { target: "working", actions: { type: "setStaff", params: ({ event }) => event } },
        onError: [
          { guard: { type: "isUnauthorised", params: ({ event }) => event }, target: "signingOut" },
          {
            guard: { type: "isWithoutRole", params: ({ event }) => event },
            target: "withoutRole",
            actions: "forgetStaff",
          },
          { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        ],
      },
    },
    working: {
      tags: "working",
      invoke: [
        // Before the board, whose first report it would miss.
        { id: "boardEvents", src: "forwardEmitted", input: ["board"] },
        {
          id: "board",
          src: "board",
          systemId: "board",
          onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        },
      ],
      on: {
        "staff.signOut": { target: "signingOut" },
        "staff.refused": { target: "admitting", description: "The role may have been taken away." },
        "order.moved": { actions: "refreshBoard" },
      },
      type: "parallel",
      states: {
        screen: {
          description: "The board keeps running whatever is shown. Who may not see a screen sees the board.",
          initial: "deciding",
          on: {
            "view.open": {
              guard: { type: "isOtherView", params: ({ event }) => event },
              target: ".deciding",
              actions: [{ type: "setView", params: ({ event }) => event }, "writeAddress"],
            },
            "address.changed": {
              guard: { type: "isOtherView", params: ({ event }) => event },
              target: ".deciding",
              actions: { type: "setView", params: ({ event }) => event },
            },
          },
          states: {
            deciding: {
              always: [
                { guard: { type: "shows", params: { view: "goods" } }, target: "goods" },
                { guard: { type: "shows", params: { view: "days" } }, target: "days" },
                { guard: { type: "shows", params: { view: "messages" } }, target: "messages" },
                { guard: { type: "shows", params: { view: "figures" } }, target: "figures" },
                { guard: { type: "shows", params: { view: "log" } }, target: "log" },
                { guard: { type: "shows", params: { view: "staff" } }, target: "staff" },
                { guard: { type: "shows", params: { view: "promotions" } }, target: "promotions" },
                { target: "board" },
              ],
            },
            board: {
              description: "Also for who may not see a screen, and after one that broke.",
              entry: { type: "setView", params: { view: "board" } },
            },
            goods: screenOf("goods"),
            days: screenOf("days"),
            messages: screenOf("messages"),
            figures: screenOf("figures"),
            log: screenOf("log"),
            staff: {
              description: "A role is given or taken away.",
              tags: "staff",
              invoke: { id: "roleForm", src: "roleForm", onError: { target: "board" } },
            },
            promotions: screenOf("promotions"),
          },
        },
        order: {
          initial: "deciding",
          on: {
            "order.open": {
              target: ".serving",
              actions: [{ type: "setOrder", params: ({ event }) => ({ orderId: event.id }) }, "writeAddress"],
            },
            "order.find": {
              target: ".finding",
              actions: { type: "setSearch", params: ({ event }) => event },
            },
            "address.changed": [
              {
                guard: { type: "isOrder", params: ({ event }) => event },
                target: ".serving",
                actions: { type: "setOrder", params: ({ event }) => event },
              },
              { target: ".none", actions: { type: "setOrder", params: ({ event }) => event } },
            ],
          },
          states: {
            deciding: { always: [{ guard: "hasOrder", target: "serving" }, { target: "none" }] },
            none: {},
            finding: {
              tags: "finding",
              invoke: {
                id: "findOrder",
                src: "findOrder",
                input: ({ context }) => context.search?.number ?? "",
                onDone: {
                  target: "serving",
                  actions: [
                    { type: "setOrder", params: ({ event }) => ({ orderId: event.output }) },
                    "writeAddress",
                  ],
                },
                onError: {
                  target: "none",
                  actions: { type: "setSearchFailure", params: ({ event }) => event },
                },
              },
            },
            serving: {
              description: "One order is open over the screen.",
              invoke: [
                { id: "fulfilmentEvents", src: "forwardEmitted", input: ["fulfilment"] },
                {
                  id: "fulfilment",
                  src: "fulfilment",
                  systemId: "fulfilment",
                  input: ({ context: { orderId, staff } }) => ({
                    id: orderId ?? "",
                    role: staff?.role ?? "surtido", // never null in `working`
                  }),
                  onError: { target: "none" },
                },
              ],
              on: {
                "orders.changed": {
                  guard: { type: "concernsOrder", params: ({ event }) => event },
                  actions: { type: "notifyOrder", params: ({ event }) => event },
                },
                "order.close": {
                  target: "none",
                  actions: [{ type: "setOrder", params: { orderId: null } }, "writeAddress"],
                },
              },
            },
          },
        },
      },
    },
    withoutRole: {
      description: "The account is signed in, and not of the staff. A role that it gets ends its session.",
      tags: "withoutRole",
      on: {
        "staff.signOut": { target: "signingOut" },
        "role.take": { target: "takingRole", actions: "forgetStaff" },
      },
    },
    takingRole: {
      description: "The first dirección of a shop on one machine.",
      tags: ["withoutRole", "takingRole"],
      invoke: {
        id: "takeFirstRole",
        src: "takeFirstRole",
        input: ({ event }) => (event as { code: string }).code, // the only event that leads here
        onDone: { target: "admitting" },
        onError: { target: "withoutRole", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    failed: {
      tags: "failed",
      on: { "staff.retry": { target: "admitting" }, "staff.signOut": { target: "signingOut" } },
    },
    signingOut: {
      tags: "opening",
      invoke: {
        id: "signOut",
        src: "signOut",
        onDone: { target: "signedOut", actions: "forgetStaff" },
        onError: { target: "signedOut", actions: "forgetStaff" },
      },
    },
  },
});

export type DeskRef = ActorRefFrom<typeof deskMachine>;
export type DeskSnapshot = SnapshotFrom<typeof deskMachine>;

/** A screen, and the machine of its name that runs for it. */
function screenOf<Screen extends Exclude<View, "board" | "staff">>(screen: Screen) {
  return { tags: screen, invoke: { id: screen, src: screen, onError: { target: "board" } } } as const;
}
