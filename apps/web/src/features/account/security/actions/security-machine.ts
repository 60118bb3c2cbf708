import { port } from "@shop/machine-factories";
import type { AccountEnding, AuthAccount } from "@shop/session-machine";
import { assign, fromPromise, setup } from "xstate";
import { needsReauthentication, toAccountFailure, type AccountFailure } from "../../account-failure.ts";
import type { AccountServices } from "../../account-services.ts";
import { provideReauthentication, reauthenticationMachine } from "./reauthentication-machine.ts";
import {
  endingOf,
  performAction,
  subjectOf,
  type Panel,
  type SecurityAction,
  type Subject,
} from "./security-action.ts";

const NO_NOTICE = { subject: null, isDone: false, failure: null };

/**
 * The security of the account, one action at a time. An action that needs a recent sign-in waits for the
 * reauthentication, then continues by itself.
 */
export const securityMachine = setup({
  types: {
    context: {} as {
      authAccount: AuthAccount | null;
      panel: Panel | null;
      /** The running action, or the one that waits for reauthentication. */
      action: SecurityAction | null;
      /** The current or last action: its outcome is shown there. */
      subject: Subject | null;
      isDone: boolean;
      failure: AccountFailure | null;
    },
    events: {} as
      | { type: "security.retry" }
      | { type: "panel.open"; panel: Panel }
      | { type: "panel.close" }
      | { type: "action.start"; action: SecurityAction }
      | { type: "reauthentication.cancel" },
    children: {} as { reauthentication: "reauthentication" },
    tags: {} as "failed" | "idle" | "acting" | "reauthenticating",
  },
  actors: {
    reauthentication: reauthenticationMachine,
    readAuthAccount: port<AuthAccount>("readAuthAccount"),
    perform: port<void, SecurityAction | null>("perform"),
    leave: port<void, AccountEnding | null>("leave"),
  },
  actions: {
    setAuthAccount: assign({
      authAccount: (_, { output }: { output: AuthAccount }) => output,
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
  description: "The sign-in methods of the account, its sessions and its deletion.",
  context: { authAccount: null, panel: null, action: null, subject: null, isDone: false, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "readAuthAccount",
        src: "readAuthAccount",
        onDone: { target: "ready", actions: { type: "setAuthAccount", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    failed: { tags: "failed", on: { "security.retry": { target: "loading", actions: "clearFailure" } } },
    ready: {
      tags: "idle",
      initial: "settled",
      on: {
        "panel.open": { actions: { type: "openPanel", params: ({ event }) => event } },
        "panel.close": { actions: "closePanel" },
        "action.start": { target: "acting", actions: { type: "setAction", params: ({ event }) => event } },
      },
      states: {
        settled: {},
        refreshing: {
          description: "The sign-in methods may have changed.",
          invoke: {
            id: "refreshAuthAccount",
            src: "readAuthAccount",
            onDone: {
              target: "settled",
              actions: { type: "setAuthAccount", params: ({ event }) => event },
            },
            onError: {
              target: "#security.failed",
              description: "What is shown may be outdated.",
              actions: { type: "setFailure", params: ({ event }) => event },
            },
          },
        },
      },
    },
    acting: {
      tags: "acting",
      invoke: {
        id: "perform",
        src: "perform",
        input: ({ context }) => context.action,
        onDone: [
          { guard: "endsSession", target: "leaving" },
          { guard: "changesNothing", target: "ready", actions: "finish" },
          { target: "#security.ready.refreshing", actions: "finish" },
        ],
        onError: [
          {
            guard: { type: "needsReauthentication", params: ({ event }) => event },
            target: "reauthenticating",
            description: "The sign-in was too long ago: the action waits.",
          },
          { target: "ready", actions: { type: "setFailure", params: ({ event }) => event } },
        ],
      },
    },
    reauthenticating: {
      tags: "reauthenticating",
      invoke: {
        id: "reauthentication",
        src: "reauthentication",
        onDone: "acting",
        onError: { target: "ready", actions: { type: "setFailure", params: ({ event }) => event } },
      },
      on: { "reauthentication.cancel": { target: "ready", actions: "dropAction" } },
    },
    leaving: {
      tags: "acting",
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

/** @param leave ends the session of this device, once the server has ended those of the account */
export function provideSecurity(
  services: AccountServices,
  leave: (signOutReason: AccountEnding) => Promise<void>,
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
