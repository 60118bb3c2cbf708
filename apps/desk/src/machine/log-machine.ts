import type { AuditEntry } from "@shop/contract";
import type { CallDesk } from "@shop/fulfilment-machine";
import { createPagesMachine } from "@shop/machine-factories";
import { fromPromise, type ActorRefFrom } from "xstate";

/** The log of changes. */
export const logMachine = createPagesMachine<AuditEntry>(
  "log",
  "What the staff have changed, page after page.",
);

export type LogRef = ActorRefFrom<typeof logMachine>;

/** The machine of the log, with its call. */
export function provideLog(callDesk: CallDesk) {
  return logMachine.provide({
    actors: {
      loadPage: fromPromise(async ({ input: { cursor } }) => {
        const { changes, nextCursor } = await callDesk("listChanges", cursor === null ? {} : { cursor });
        return { rows: changes, nextCursor };
      }),
    },
  });
}
