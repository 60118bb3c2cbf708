import type { AccountEnding, AuthAccount } from "@shop/session-machine";
import { assign, fromPromise, setup } from "xstate";
import type { AccountServices } from "../account-services.ts";
import { performAction } from "./perform-action.ts";
import { childEvents, port, type FormReport } from "@shop/machine-factories";
import { reauthenticationMachine, provideReauthentication } from "./reauthentication-machine.ts";
import { endingOf, subjectOf, type Panel, type SecurityAction, type Subject } from "./security-types.ts";
import { needsReauthentication, toAccountFailure, type AccountFailure } from "../account-failure.ts";

const NO_NOTICE = { subject: null, isDone: false, failure: null };

/**
 * The safety of the account: one action at a time. One that the service does only for somebody who has just
 * proved who they are waits for that, and then goes on by itself. Hand-written: its actions come between reading
 * and showing.
 */
export const securityMachine = setup({
  types: {
    context: {} as {
      authAccount: AuthAccount | null;
      panel: Panel | null;
      /** What is being done, or waits for reauthentication. */
      action: SecurityAction | null;
      /** What it is or was last: its outcome is told in its place. */
      subject: Subject | null;
      isDone: boolean;
      failure: AccountFailure | null;
    },
    events: {} as
      | { type: "security.retry" }
      | { type: "panel.open"; panel: Panel }
      | { type: "panel.close" }
      | { type: "action.start"; action: SecurityAction }
      | FormReport<void>
      | { type: "reauthentication.left" },
    children: {} as { reauthentication: "reauthentication"; reauthenticationEvents: "childEvents" },
    tags: {} as "loading" | "failed" | "idle" | "acting" | "reauthenticating" | "leaving",
  },
  actors: {
    reauthentication: reauthenticationMachine,
    childEvents,
    readAuthAccount: port<AuthAccount>("readAuthAccount"),
    perform: port<void, SecurityAction | null>("perform"),
    leave: port<void, AccountEnding | null>("leave"),
  },
  actions: {
    setAuthAccount: assign({
      authAccount: (_, { authAccount }: { authAccount: AuthAccount }) => authAccount,
    }),
    setFailure: assign({
      failure: (_, { error }: { error: unknown }) => toAccountFailure(error),
      action: null,
    }),
    openPanel: assign((_, { panel }: { panel: Panel }) => ({ panel, ...NO_NOTICE })),
    closePanel: assign({ panel: null, ...NO_NOTICE }),
    setAction: assign((_, { action }: { action: SecurityAction }) => ({
      action,
      subject: subjectOf(action),
      isDone: false,
      failure: null,
    })),
    dropAction: assign({ action: null, subject: null }),
    finish: assign({ action: null, panel: null, isDone: true }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    endsSession: ({ context }) => endingOf(context.action) !== null,
    changesNothing: ({ context }) => context.action?.kind === "export",
    needsReauthentication: (_, { error }: { error: unknown }) => needsReauthentication(error),
  },
}).createMachine({
  id: "security",
  description: "How one signs in to the account, and how it ends.",
  context: { authAccount: null, panel: null, action: null, subject: null, isDone: false, failure: null },
  initial: "loading",
  states: {
    loading: {
      description: "Asking the identity service how one signs in.",
      tags: "loading",
      invoke: {
        id: "readAuthAccount",
        src: "readAuthAccount",
        onDone: {
          target: "ready",
          description: "The sign-in methods are known.",
          actions: { type: "setAuthAccount", params: ({ event }) => ({ authAccount: event.output }) },
        },
        onError: {
          target: "failed",
          description: "The reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: "How one signs in is not known.",
      tags: "failed",
      on: {
        "security.retry": {
          target: "loading",
          description: "The shopper asked for another try.",
          actions: "clearFailure",
        },
      },
    },
    ready: {
      description: "Something can be changed.",
      tags: "idle",
      initial: "settled",
      on: {
        "panel.open": {
          description: "The shopper wants to change something; what was open closes.",
          actions: { type: "openPanel", params: ({ event }) => ({ panel: event.panel }) },
        },
        "panel.close": { description: "The shopper leaves it as it was.", actions: "closePanel" },
        "action.start": {
          target: "acting",
          description: "It is meant.",
          actions: { type: "setAction", params: ({ event }) => ({ action: event.action }) },
        },
      },
      states: {
        settled: { description: "Nothing is on its way." },
        refreshing: {
          description: "Something was changed: how one signs in now is asked without a word.",
          invoke: {
            id: "refreshAuthAccount",
            src: "readAuthAccount",
            onDone: {
              target: "settled",
              description: "The sign-in methods are known again.",
              actions: { type: "setAuthAccount", params: ({ event }) => ({ authAccount: event.output }) },
            },
            onError: {
              target: "#security.failed",
              description: "What is shown may be wrong by now: it is not shown any longer.",
              actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    acting: {
      description: "It is being done; nothing else can begin.",
      tags: "acting",
      invoke: {
        id: "perform",
        src: "perform",
        input: ({ context }) => context.action,
        onDone: [
          {
            guard: "endsSession",
            target: "leaving",
            description: "With it the session is over.",
          },
          { guard: "changesNothing", target: "ready", description: "It is done.", actions: "finish" },
          {
            target: "#security.ready.refreshing",
            description: "It is done; the sign-in methods may be others now.",
            actions: "finish",
          },
        ],
        onError: [
          {
            guard: { type: "needsReauthentication", params: ({ event }) => ({ error: event.error }) },
            target: "reauthenticating",
            description: "The sign-in was too long ago for this: it waits.",
          },
          {
            target: "ready",
            description: "It was not done; the reason is told, and what was typed stays.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    reauthenticating: {
      description: "The shopper proves who they are while the action waits.",
      tags: "reauthenticating",
      invoke: [
        {
          id: "reauthentication",
          src: "reauthentication",
          onError: {
            target: "ready",
            description: "The reauthentication broke down; the action is not done.",
            actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
          },
        },
        {
          id: "reauthenticationEvents",
          src: "childEvents",
          input: { ids: ["reauthentication"] },
        },
      ],
      on: {
        "form.done": { target: "acting", description: "What waited goes on by itself." },
        "reauthentication.left": {
          target: "ready",
          description: "Without reauthentication it is not done; what was typed stays.",
          actions: "dropAction",
        },
      },
    },
    leaving: {
      description: "The session ends, and with it this screen.",
      tags: ["acting", "leaving"],
      invoke: {
        id: "leave",
        src: "leave",
        input: ({ context }) => endingOf(context.action),
        onDone: { description: "The session ends the page." },
        onError: { description: "The session finds out by itself: its next call is refused." },
      },
    },
  },
});

/** @param leave ends the session of this device, after the account's own have ended */
export function provideSecurity(
  services: AccountServices,
  leave: (endingIdentity: AccountEnding) => Promise<void>,
) {
  return securityMachine.provide({
    actors: {
      reauthentication: provideReauthentication(services),
      readAuthAccount: fromPromise<AuthAccount, void>(() => services.readAuthAccount()),
      perform: fromPromise<void, SecurityAction | null>(({ input }) => {
        if (!input) throw new Error("there is nothing to do");
        return performAction(services, input);
      }),
      leave: fromPromise<void, AccountEnding | null>(async ({ input }) => {
        if (input) await leave(input);
      }),
    },
  });
}
