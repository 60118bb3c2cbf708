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
  /** Decided in another tab; null: forgotten there. */
  | { type: "choice.changed"; choice: Choice | null };

/**
 * Whether the shop may count what is looked at and bought. Nothing counts before `granted`, and what counts ends with
 * it. Screens ask the tags and the selectors, never the states.
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
    // What the device keeps is written and removed by `createConsent`.
    setChoice: (_, { choice }: { choice: Choice }) => void choice,
    removeTraces: () => undefined,
  },
  guards: {
    isAccepted: (_, { choice }: { choice: Choice | null }) => choice === "accepted",
    isRejected: (_, { choice }: { choice: Choice | null }) => choice === "rejected",
  },
}).createMachine({
  id: "consent",
  description: "Whether the shopper lets the shop count what is looked at and bought.",
  context: ({ input }) => ({ choice: input.choice }),
  invoke: {
    id: "watchChoice",
    src: "watchChoice",
    onError: { description: "Nobody tells what is decided in other tabs: the next page reads it." },
  },
  initial: "remembering",
  on: {
    "consent.accept": {
      target: ".granted",
      description: "From now on, and until the shopper thinks better of it.",
      actions: [
        { type: "noteChoice", params: { choice: "accepted" } },
        { type: "setChoice", params: { choice: "accepted" } },
      ],
    },
    "consent.reject": {
      target: ".refused",
      description: "Nothing is tracked; what was running stops at once.",
      actions: [
        { type: "noteChoice", params: { choice: "rejected" } },
        { type: "setChoice", params: { choice: "rejected" } },
      ],
    },
    "choice.changed": [
      {
        guard: { type: "isAccepted", params: ({ event }) => event },
        target: ".granted",
        description: "Accepted in another tab.",
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
        description: "The device has forgotten: it is asked anew, and nothing counts meanwhile.",
        actions: { type: "noteChoice", params: ({ event }) => event },
      },
    ],
  },
  states: {
    remembering: {
      description: "Passed through at once: what the device remembers.",
      always: [
        {
          guard: { type: "isAccepted", params: ({ context }) => context },
          target: "granted",
          description: "Accepted on an earlier visit.",
        },
        {
          guard: { type: "isRejected", params: ({ context }) => context },
          target: "refused",
          description: "Rejected on an earlier visit.",
        },
        { target: "asking", description: "Nobody has decided yet." },
      ],
    },
    asking: { description: "The question is in sight, and nothing counts.", tags: "open" },
    granted: {
      description: "What is looked at and bought is tracked.",
      invoke: {
        id: "collect",
        src: "collect",
        onError: { description: "Nothing can be tracked; the shop goes on." },
      },
      exit: "removeTraces",
      initial: "closed",
      on: {
        "consent.accept": {
          target: ".closed",
          description: "Accepted once more: what counts goes on.",
        },
        "choice.changed": {
          guard: { type: "isAccepted", params: ({ event }) => event },
          description: "Accepted in another tab as well: what counts goes on.",
        },
      },
      states: {
        closed: {
          description: "The question is out of sight.",
          on: { "consent.review": { target: "open", description: "The shopper thinks about it again." } },
        },
        open: {
          description: "The question is in sight; counting goes on meanwhile.",
          tags: "open",
          on: { "consent.close": { target: "closed", description: "It stays as it is." } },
        },
      },
    },
    refused: {
      description: "Nothing is tracked.",
      initial: "closed",
      states: {
        closed: {
          description: "The question is out of sight.",
          on: { "consent.review": { target: "open", description: "The shopper thinks about it again." } },
        },
        open: {
          description: "The question is in sight.",
          tags: "open",
          on: { "consent.close": { target: "closed", description: "It stays as it is." } },
        },
      },
    },
  },
});

export type ConsentRef = ActorRefFrom<typeof consentMachine>;
type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

export const selectIsOpen = (snapshot: ConsentSnapshot) => snapshot.hasTag("open");

export const selectChoice = (snapshot: ConsentSnapshot) => snapshot.context.choice;
