import type { AuditEntry } from "@shop/contract";
import { createPagesMachine } from "@shop/machine-factories";
import { fromPromise, type ActorRefFrom } from "xstate";
import { pageInput, type CallDesk } from "./call-desk.ts";

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
      loadPage: fromPromise(async ({ input }) => {
        const { changes, nextCursor } = await callDesk("listChanges", pageInput(input));
        return { rows: changes, nextCursor };
      }),
    },
  });
}
