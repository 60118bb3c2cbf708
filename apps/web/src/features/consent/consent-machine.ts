import { watcher } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";

/** What a shopper has decided about analytics. */
export type Choice = "accepted" | "rejected";

export type ConsentEvent =
  | { type: "consent.accept" }
  | { type: "consent.reject" }
  /** The shopper wants to see the question again. */
  | { type: "consent.review" }
  | { type: "consent.close" }
  /** The choice of another tab; null if it was cleared there. */
  | { type: "choice.changed"; choice: Choice | null };

/**
 * Whether the shop may track views and purchases. Tracking runs in `granted` alone. Screens read the tags and the
 * selectors, never the states.
 */
export const consentMachine = setup({
  types: {
    input: {} as { choice: Choice | null },
    context: {} as { choice: Choice | null },
    events: {} as ConsentEvent,
    tags: {} as "open",
  },
  actors: {
    watchChoice: watcher("watchChoice"),
    collect: watcher("collect"),
  },
  actions: {
    noteChoice: assign({ choice: (_, { choice }: { choice: Choice | null }) => choice }),
    // `createConsent` writes and removes what is stored on the device.
    setChoice: (_, { choice }: { choice: Choice }) => void choice,
    removeTraces: () => undefined,
  },
  guards: {
    isAccepted: (_, { choice }: { choice: Choice | null }) => choice === "accepted",
    isRejected: (_, { choice }: { choice: Choice | null }) => choice === "rejected",
  },
}).createMachine({
  id: "consent",
  description: "Whether the shopper consents to analytics.",
  context: ({ input }) => ({ choice: input.choice }),
  invoke: {
    id: "watchChoice",
    src: "watchChoice",
    onError: { description: "Choices of other tabs are not reported: the next page load reads them." },
  },
  initial: "remembering",
  on: {
    "consent.accept": {
      target: ".granted",
      actions: [
        { type: "noteChoice", params: { choice: "accepted" } },
        { type: "setChoice", params: { choice: "accepted" } },
      ],
    },
    "consent.reject": {
      target: ".refused",
      description: "Nothing is tracked; running analytics stop at once.",
      actions: [
        { type: "noteChoice", params: { choice: "rejected" } },
        { type: "setChoice", params: { choice: "rejected" } },
      ],
    },
    "choice.changed": [
      {
        guard: { type: "isAccepted", params: ({ event }) => event },
        target: ".granted",
        actions: { type: "noteChoice", params: ({ event }) => event },
      },
      {
        guard: { type: "isRejected", params: ({ event }) => event },
        target: ".refused",
        description: "Rejected in another tab: this one stops at once, too.",
        actions: { type: "noteChoice", params: ({ event }) => event },
      },
      {
        target: ".asking",
        description: "The stored choice was cleared: the question opens again, and nothing is tracked.",
        actions: { type: "noteChoice", params: ({ event }) => event },
      },
    ],
  },
  states: {
    remembering: {
      always: [
        { guard: { type: "isAccepted", params: ({ context }) => context }, target: "granted" },
        { guard: { type: "isRejected", params: ({ context }) => context }, target: "refused" },
        { target: "asking" },
      ],
    },
    asking: { tags: "open" },
    granted: {
      invoke: {
        id: "collect",
        src: "collect",
        onError: { description: "Analytics failed; the shop is not affected." },
      },
      exit: "removeTraces",
      initial: "closed",
      on: {
        "consent.accept": { target: ".closed", description: "Accepted again: tracking continues." },
        "choice.changed": {
          guard: { type: "isAccepted", params: ({ event }) => event },
          description: "Accepted in another tab as well: tracking continues.",
        },
      },
      states: {
        closed: { on: { "consent.review": { target: "open" } } },
        open: {
          description: "The question is open; tracking continues meanwhile.",
          tags: "open",
          on: { "consent.close": { target: "closed" } },
        },
      },
    },
    refused: {
      initial: "closed",
      states: {
        closed: { on: { "consent.review": { target: "open" } } },
        open: { tags: "open", on: { "consent.close": { target: "closed" } } },
      },
    },
  },
});

export type ConsentRef = ActorRefFrom<typeof consentMachine>;
type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

export const selectIsOpen = (snapshot: ConsentSnapshot) => snapshot.hasTag("open");

export const selectChoice = (snapshot: ConsentSnapshot) => snapshot.context.choice;
