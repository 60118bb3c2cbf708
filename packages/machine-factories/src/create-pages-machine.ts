import { toFailure, type Failure } from "@shop/contract";
import { assign, setup } from "xstate";
import { port } from "./ports.ts";

/** A page of a list; the last one has no cursor. */
export type PageOf<Row> = { rows: Row[]; nextCursor?: string | undefined };

/** Asks for the page at a cursor, or for the newest rows. */
export type PageRequest<Filter> = { filter: Filter; cursor: string | null };

/**
 * A machine that reads a list, newest first, page after page. A page that fails leaves the newer ones shown, and is
 * asked for again by `list.more`, which reads the first one again, too. The screen reads the tag `loading`,
 * `context.rows` and `context.failure`; `provide` implements the actor `loadPage`.
 */
export function createPagesMachine<Row extends { id: string }, Filter = void>(
  id: string,
  description: string,
) {
  return setup({
    types: {
      context: {} as { filter: Filter; rows: Row[]; nextCursor: string | null; failure: Failure | null },
      input: {} as Filter,
      events: {} as { type: "list.more" },
      tags: {} as "loading",
    },
    actors: { loadPage: port<PageOf<Row>, PageRequest<Filter>>("loadPage") },
    actions: {
      addPage: assign(({ context }, { output }: { output: PageOf<Row> }) => ({
        rows: withPage(context.rows, output.rows),
        nextCursor: output.nextCursor ?? null,
      })),
      setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
      forgetFailure: assign({ failure: null }),
    },
    guards: { hasMore: ({ context }) => context.nextCursor !== null },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ filter: input, rows: [], nextCursor: null, failure: null }),
    initial: "loading",
    states: {
      loading: {
        description: "The newest rows, or older ones while the newer ones stay.",
        tags: "loading",
        invoke: {
          id: "loadPage",
          src: "loadPage",
          input: ({ context }) => ({ filter: context.filter, cursor: context.nextCursor }),
          onDone: { target: "ready", actions: { type: "addPage", params: ({ event }) => event } },
          onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        },
      },
      ready: { on: { "list.more": { guard: "hasMore", target: "loading" } } },
      failed: { on: { "list.more": { target: "loading", actions: "forgetFailure" } } },
    },
  });
}

/** A row that is on two pages is shown once. */
function withPage<Row extends { id: string }>(known: Row[], page: Row[]): Row[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}
