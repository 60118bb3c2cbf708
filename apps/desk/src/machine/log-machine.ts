import { toFailure, type AuditEntry, type Failure } from "@shop/contract";
import type { CallOutput } from "@shop/contract/schemas";
import { port } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

export type LogPage = CallOutput<"httpDeskServices", "listChanges">;
type PageRequest = { cursor: string | null };

/** `listChanges` returns the newest changes without a cursor, and rejects with a `FailureError`. */
export type LogServices = { listChanges: (cursor: string | null, signal: AbortSignal) => Promise<LogPage> };

/** The log of changes, newest first, page after page. A page that fails leaves the newer ones shown. */
export const logMachine = setup({
  types: {
    context: {} as { changes: AuditEntry[]; nextCursor: string | null; failure: Failure | null },
    events: {} as { type: "log.more" },
    tags: {} as "loading",
  },
  actors: { listChanges: port<LogPage, PageRequest>("listChanges") },
  actions: {
    addPage: assign(({ context }, { output }: { output: LogPage }) => ({
      changes: [...context.changes, ...output.changes],
      nextCursor: output.nextCursor ?? null,
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: { hasMore: ({ context }) => context.nextCursor !== null },
}).createMachine({
  id: "log",
  description: "What the staff have changed, page after page.",
  context: { changes: [], nextCursor: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      description: "The newest changes, or older ones while the newer ones stay.",
      tags: "loading",
      invoke: {
        id: "listChanges",
        src: "listChanges",
        input: ({ context }) => ({ cursor: context.nextCursor }),
        onDone: { target: "ready", actions: { type: "addPage", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    ready: { on: { "log.more": { guard: "hasMore", target: "loading" } } },
    failed: { on: { "log.more": { target: "loading", actions: "forgetFailure" } } },
  },
});

export type LogRef = ActorRefFrom<typeof logMachine>;

/** The machine of the log, with its services provided. */
export function provideLog(services: LogServices) {
  return logMachine.provide({
    actors: {
      listChanges: fromPromise(({ input, signal }) => services.listChanges(input.cursor, signal)),
    },
  });
}
