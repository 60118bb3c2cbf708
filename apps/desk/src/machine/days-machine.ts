import { toFailure, type DeskDay, type Failure } from "@shop/contract";
import type { CallDesk, DeskInput } from "@shop/fulfilment-machine";
import { port } from "@shop/machine-factories";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

type DayChange = DeskInput<"changeDeliveryDay">;

type DaysContext = { days: DeskDay[]; change: DayChange | null; failure: Failure | null };

/** The days of delivery: how full they are, and which of them are closed. */
export const daysMachine = setup({
  types: {
    context: {} as DaysContext,
    events: {} as { type: "days.retry" } | ({ type: "day.change" } & DayChange),
  },
  actors: {
    listDays: port<DeskDay[]>("listDays"),
    changeDay: port<DeskDay, DayChange>("changeDay"),
  },
  actions: {
    setDays: assign((_, { output }: { output: DeskDay[] }) => ({ days: output, failure: null })),
    setChange: assign((_, { day, isClosed }: DayChange) => ({ change: { day, isClosed }, failure: null })),
    setDay: assign(({ context }, { output }: { output: DeskDay }) => ({
      days: context.days.map((day) => (day.day === output.day ? output : day)),
    })),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: "days",
  description: "The days of delivery: how full they are, and which of them are closed.",
  context: { days: [], change: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "listDays",
        src: "listDays",
        onDone: { target: "ready", actions: { type: "setDays", params: ({ event }) => event } },
        onError: { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    ready: {
      on: {
        "day.change": { target: "changing", actions: { type: "setChange", params: ({ event }) => event } },
      },
    },
    changing: {
      invoke: {
        id: "changeDay",
        src: "changeDay",
        input: ({ context }) => context.change as DayChange, // set by what leads here
        onDone: { target: "ready", actions: { type: "setDay", params: ({ event }) => event } },
        onError: { target: "ready", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    failed: { on: { "days.retry": { target: "loading" } } },
  },
});

export type DaysRef = ActorRefFrom<typeof daysMachine>;

/** The machine of the days, with its calls. */
export function provideDays(callDesk: CallDesk) {
  return daysMachine.provide({
    actors: {
      listDays: fromPromise(async () => (await callDesk("listDeliveryDays", {})).days),
      changeDay: fromPromise(({ input }) => callDesk("changeDeliveryDay", input)),
    },
  });
}
