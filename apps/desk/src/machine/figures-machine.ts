import { toFailure, type DayFigures, type Failure } from "@shop/contract";
import type { CallDesk } from "@shop/fulfilment-machine";
import { port } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

/** How many days may be shown, from today back. */
export const PERIODS = [7, 31] as const;
type Period = (typeof PERIODS)[number];

/** The last days in figures. */
export const figuresMachine = setup({
  types: {
    context: {} as { period: Period; days: DayFigures[]; failure: Failure | null },
    events: {} as { type: "figures.show"; period: Period } | { type: "figures.retry" },
  },
  actors: { getFigures: port<DayFigures[], Period>("getFigures") },
  actions: {
    setPeriod: assign((_, { period }: { period: Period }) => ({ period })),
    setDays: assign((_, { output }: { output: DayFigures[] }) => ({ days: output, failure: null })),
    // Those of another period would be taken for these.
    setFailure: assign((_, { error }: { error: unknown }) => ({ days: [], failure: toFailure(error) })),
  },
}).createMachine({
  id: "figures",
  description: "The last days in figures.",
  context: { period: 7, days: [], failure: null },
  initial: "loading",
  on: {
    "figures.show": { target: ".loading", actions: { type: "setPeriod", params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: {
        id: "getFigures",
        src: "getFigures",
        input: ({ context }) => context.period,
        onDone: { target: "ready", actions: { type: "setDays", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    ready: {},
    failed: { on: { "figures.retry": { target: "loading" } } },
  },
});

export type FiguresRef = ActorRefFrom<typeof figuresMachine>;

/** The machine of the figures, with its call. */
export function provideFigures(callDesk: CallDesk) {
  return figuresMachine.provide({
    actors: {
      getFigures: fromPromise(async ({ input }) => (await callDesk("getFigures", { days: input })).days),
    },
  });
}
