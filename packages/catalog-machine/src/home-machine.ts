import { toFailure, type Failure, type Home } from "@shop/contract";
import { assign, setup } from "xstate";
import { port } from "@shop/machine-ports";

/** What the first screen needs, read once and kept: the aisles, and what is on offer. */
export const homeMachine = setup({
  types: {
    context: {} as { home: Home | null; failure: Failure | null },
    events: {} as { type: "home.open" } | { type: "home.retry" },
    tags: {} as "loading" | "failed",
  },
  actors: { getHome: port<Home>("getHome") },
  actions: {
    setHome: assign({ home: (_, { home }: { home: Home }) => home, failure: null }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: "home",
  description: "The aisles and the offers of the shop.",
  context: { home: null, failure: null },
  initial: "idle",
  states: {
    idle: {
      description: "No screen has asked yet.",
      on: { "home.open": { target: "loading", description: "The first screen that needs them asks." } },
    },
    loading: {
      description: "Reading aisles and offers.",
      tags: "loading",
      invoke: {
        id: "getHome",
        src: "getHome",
        onDone: {
          target: "ready",
          description: "They are kept for the whole visit.",
          actions: { type: "setHome", params: ({ event }) => ({ home: event.output }) },
        },
        onError: {
          target: "failed",
          description: "The reason is shown with a way to try again.",
          actions: { type: "setFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: { description: "Aisles and offers are shown; opening them again changes nothing." },
    failed: {
      description: "They could not be read.",
      tags: "failed",
      on: {
        "home.open": { target: "loading", description: "Coming back to the screen tries again." },
        "home.retry": { target: "loading", description: "The shopper asked for another try." },
      },
    },
  },
});
