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

/** Who works at the counter, as the server knows them. */
export type Staff = { email: string; role: StaffRole };
export type Credentials = { email: string; password: Secret };

type DeskContext = {
  staff: Staff | null;
  /** The open order. */
  orderId: string | null;
  /** Why the server did not say who this is. */
  failure: Failure | null;
  signInFailure: SignInFailure | null;
};

export type DeskEvent =
  | { type: "identity.signedIn" }
  | { type: "identity.nobody" }
  | ({ type: "staff.signIn" } & Credentials)
  | { type: "staff.signOut" }
  | { type: "staff.retry" }
  | { type: "order.open"; id: string }
  | { type: "order.close" }
  /** The browser has gone back or forth; at first, what the page was opened with. */
  | { type: "address.changed"; orderId: string | null }
  | BoardReport
  | FulfilmentReport;

/** Who is at the counter, and what is open there. Runs the board, and one order beside it. */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    tags: {} as "opening" | "signedOut" | "signingIn" | "working" | "withoutRole" | "failed",
    children: {} as {
      board: "board";
      boardEvents: "forwardEmitted";
      fulfilment: "fulfilment";
      fulfilmentEvents: "forwardEmitted";
    },
  },
  actors: {
    watchIdentity: watcher("watchIdentity"),
    watchAddress: watcher("watchAddress"),
    signIn: port<void, Credentials>("signIn"),
    signOut: port<void>("signOut"),
    getStaff: port<Staff>("getStaff"),
    board: boardMachine,
    fulfilment: fulfilmentMachine,
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
    // `provideDesk` implements writing the URL.
    writeAddress: (_, { orderId }: { orderId: string | null }) => void orderId,
    notifyOrder: sendTo("fulfilment", ({ context }, { orders }: { orders: OrderCard[] }) => ({
      type: "order.changed" as const,
      state: orders.find(({ id }) => id === context.orderId)?.state ?? "pendiente",
    })),
    refreshBoard: sendTo("board", { type: "board.refresh" }),
  },
  guards: {
    isUnauthorised: (_, { error }: { error: unknown }) => toFailure(error).id === 401,
    isWithoutRole: (_, { error }: { error: unknown }) => toFailure(error).id === 403,
    hasOrder: ({ context }) => context.orderId !== null,
    isOrder: (_, { orderId }: { orderId: string | null }) => orderId !== null,
    concernsOrder: ({ context }, { orders }: { orders: OrderCard[] }) =>
      orders.some(({ id }) => id === context.orderId),
  },
}).createMachine({
  id: "desk",
  description: "Who is at the counter, and what is open there.",
  context: { staff: null, orderId: null, failure: null, signInFailure: null },
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
      description: "Which order is opened once somebody is signed in.",
      actions: { type: "setOrder", params: ({ event }) => event },
    },
  },
  states: {
    opening: { tags: "opening" },
    signedOut: {
      tags: "signedOut",
      on: {
        "staff.signIn": { target: "signingIn", actions: "clearSignInFailure" },
      },
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
        "order.open": {
          target: ".serving",
          actions: [
            { type: "setOrder", params: ({ event }) => ({ orderId: event.id }) },
            { type: "writeAddress", params: ({ event }) => ({ orderId: event.id }) },
          ],
        },
        "address.changed": [
          {
            guard: { type: "isOrder", params: ({ event }) => event },
            target: ".serving",
            actions: { type: "setOrder", params: ({ event }) => event },
          },
          { target: ".looking", actions: { type: "setOrder", params: ({ event }) => event } },
        ],
      },
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "hasOrder", target: "serving" }, { target: "looking" }] },
        looking: { description: "The board alone." },
        serving: {
          description: "One order is open beside the board.",
          invoke: [
            { id: "fulfilmentEvents", src: "forwardEmitted", input: ["fulfilment"] },
            {
              id: "fulfilment",
              src: "fulfilment",
              systemId: "fulfilment",
              input: ({ context: { orderId, staff } }) => ({
                id: orderId ?? "",
                role: staff?.role ?? "surtido",
              }),
              onError: { target: "looking" },
            },
          ],
          on: {
            "orders.changed": {
              guard: { type: "concernsOrder", params: ({ event }) => event },
              actions: { type: "notifyOrder", params: ({ event }) => event },
            },
            "order.close": {
              target: "looking",
              actions: [
                { type: "setOrder", params: { orderId: null } },
                { type: "writeAddress", params: { orderId: null } },
              ],
            },
          },
        },
      },
    },
    withoutRole: {
      description: "The account is signed in, and is not of the staff.",
      tags: "withoutRole",
      on: { "staff.retry": { target: "admitting" }, "staff.signOut": { target: "signingOut" } },
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
