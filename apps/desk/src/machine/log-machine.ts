import type { AuditEntry } from "@shop/contract";
import type { CallOutput } from "@shop/contract/schemas";
import { createPagesMachine } from "@shop/machine-factories";
import { fromPromise, type ActorRefFrom } from "xstate";

export type LogPage = CallOutput<"httpDeskServices", "listChanges">;

/** `listChanges` returns the newest changes without a cursor, and rejects with a `FailureError`. */
export type LogServices = { listChanges: (cursor: string | null, signal: AbortSignal) => Promise<LogPage> };

/** The log of changes. */
export const logMachine = createPagesMachine<AuditEntry>(
  "log",
  "What the staff have changed, page after page.",
);

export type LogRef = ActorRefFrom<typeof logMachine>;

/** The machine of the log, with its services provided. */
export function provideLog(services: LogServices) {
  return logMachine.provide({
    actors: {
      loadPage: fromPromise(async ({ input, signal }) => {
        const { changes, nextCursor } = await services.listChanges(input.cursor, signal);
        return { rows: changes, nextCursor };
      }),
    },
  });
}
