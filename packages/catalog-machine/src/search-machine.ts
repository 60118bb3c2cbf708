import { cutText, MAX_QUERY_LENGTH, toSeenLine, type Suggestion } from "@shop/contract";
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { port } from "@shop/machine-factories";
import { withoutSearch, withSearch } from "./recent-searches.ts";
import { movedBy, optionsOf, type SearchOption } from "./search-options.ts";

export type SearchInput = {
  /** What this device remembers, the last one in front. */
  recent: string[];
};

export type SearchEvent =
  | { type: "search.open" }
  | { type: "search.write"; text: string }
  | { type: "search.move"; by: 1 | -1 }
  | { type: "search.unpoint" }
  | { type: "search.dismiss" }
  | { type: "search.choose"; option: SearchOption }
  | { type: "search.submit" }
  | { type: "search.show"; words: string }
  | { type: "search.recall"; recent: string[] }
  | { type: "search.forget"; text: string }
  | { type: "search.forgetAll" };

/** What the search box emits: the shopper wants what these words find, or what was suggested. */
export type SearchReport = { type: "search.wanted"; words: string; suggestion: Suggestion | null };

type SearchContext = {
  text: string;
  /** The words that the address said last. */
  announced: string;
  /** The last that arrived; until newer ones do, they stay. */
  suggestions: Suggestion[];
  recent: string[];
  /** Which option the arrow keys have reached; null while they are in the text. */
  active: number | null;
};

/** From the last key to the question, in ms: who types fast asks once. */
const TYPING_DELAY = 150;

/** The search box, with what it suggests while somebody types. */
export const searchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchReport,
    tags: {} as "open" | "asking",
  },
  actors: { suggest: port<Suggestion[], string>("suggest") },
  actions: {
    write: assign({ text: (_, { text }: { text: string }) => cutText(text, MAX_QUERY_LENGTH), active: null }),
    noteAnnounced: assign({ announced: (_, { words }: { words: string }) => words }),
    forgetSuggestions: assign({ suggestions: [] }),
    setSuggestions: assign({
      suggestions: (_, { suggestions }: { suggestions: Suggestion[] }) => suggestions,
      active: null,
    }),
    move: assign({
      active: ({ context }, { by }: { by: 1 | -1 }) => movedBy(context.active, by, optionsOf(context).length),
    }),
    unpoint: assign({ active: null }),
    remember: assign({
      recent: ({ context: { recent } }, { words }: { words: string }) =>
        withSearch(recent, toSeenLine(words)),
    }),
    setRecent: assign({ recent: (_, { recent }: { recent: string[] }) => recent }),
    forget: assign({
      recent: ({ context: { recent } }, { text }: { text: string }) => withoutSearch(recent, text),
      active: null,
    }),
    forgetAll: assign({ recent: [], active: null }),
    storeRecent: (_context, _params: { recent: string[] }) => undefined,
    wantWords: emit(
      (_, { words }: { words: string }) =>
        ({ type: "search.wanted", words: toSeenLine(words), suggestion: null }) as const,
    ),
    wantSuggestion: emit(
      (_, { suggestion }: { suggestion: Suggestion }) =>
        ({ type: "search.wanted", words: "", suggestion }) as const,
    ),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => toSeenLine(text) === "",
    isNew: ({ context: { announced } }, { words }: { words: string }) => words !== announced,
    isRecent: (_, { option }: { option: SearchOption | undefined }) => option?.kind === "recent",
    isSuggestion: (_, { option }: { option: SearchOption | undefined }) =>
      option !== undefined && option.kind !== "recent",
  },
  delays: { typingDelay: TYPING_DELAY },
}).createMachine({
  id: "search",
  description: "What is typed into the search box, and what the shop suggests meanwhile.",
  context: ({ input }) => ({ text: "", announced: "", suggestions: [], recent: input.recent, active: null }),
  initial: "closed",
  on: {
    "search.submit": {
      target: ".closed",
      description: "The words are searched for, and remembered.",
      actions: [
        { type: "remember", params: ({ context }) => ({ words: context.text }) },
        { type: "storeRecent", params: ({ context }) => ({ recent: context.recent }) },
        { type: "wantWords", params: ({ context }) => ({ words: context.text }) },
      ],
    },
    "search.choose": [
      {
        guard: { type: "isRecent", params: ({ event }) => event },
        target: ".closed",
        actions: [
          { type: "write", params: ({ event }) => ({ text: event.option.text }) },
          { type: "remember", params: ({ event }) => ({ words: event.option.text }) },
          { type: "storeRecent", params: ({ context }) => ({ recent: context.recent }) },
          { type: "wantWords", params: ({ event }) => ({ words: event.option.text }) },
        ],
      },
      {
        guard: { type: "isSuggestion", params: ({ event }) => event },
        target: ".closed",
        description: "Straight to a category, a brand or a product, instead of what was typed.",
        actions: [
          { type: "write", params: ({ context }) => ({ text: context.announced }) },
          {
            type: "wantSuggestion",
            // The guard has left nothing but suggestions.
            params: ({ event }) => ({ suggestion: event.option as Suggestion }),
          },
        ],
      },
    ],
    "search.show": {
      guard: { type: "isNew", params: ({ event }) => event },
      target: ".closed",
      description: "The address says other words than before: the box shows them, instead of what was typed.",
      actions: [
        { type: "write", params: ({ event }) => ({ text: event.words }) },
        { type: "noteAnnounced", params: ({ event }) => event },
        "forgetSuggestions",
      ],
    },
    "search.recall": {
      description: "What this device remembers, for a box that a server started.",
      actions: { type: "setRecent", params: ({ event }) => event },
    },
    "search.forget": {
      description: "One search is forgotten, on the device too.",
      actions: [
        { type: "forget", params: ({ event }) => event },
        { type: "storeRecent", params: ({ context }) => ({ recent: context.recent }) },
      ],
    },
    "search.forgetAll": {
      description: "Every search is forgotten, on the device too.",
      actions: ["forgetAll", { type: "storeRecent", params: { recent: [] } }],
    },
    "search.write": [
      {
        guard: { type: "isBlank", params: ({ event }) => event },
        target: ".open.recalling",
        description: "Nothing is typed: what was searched for before is at hand.",
        actions: [{ type: "write", params: ({ event }) => event }, "forgetSuggestions"],
      },
      {
        target: ".open.pausing",
        description: "Another letter: a question on its way is dropped, and the next one waits for a pause.",
        actions: { type: "write", params: ({ event }) => event },
      },
    ],
  },
  states: {
    closed: {
      entry: "unpoint",
      on: {
        "search.open": [
          {
            guard: { type: "isBlank", params: ({ context }) => context },
            target: "open.recalling",
          },
          { target: "open.asking" },
        ],
        "search.move": [
          {
            guard: { type: "isBlank", params: ({ context }) => context },
            target: "open.recalling",
            actions: { type: "move", params: ({ event }) => event },
          },
          { target: "open.asking" },
        ],
      },
    },
    open: {
      description: "There are options below the box, or there may be soon.",
      tags: "open",
      initial: "recalling",
      on: {
        "search.move": {
          description: "An arrow key goes to the next option, and from the last one back into the text.",
          actions: { type: "move", params: ({ event }) => event },
        },
        "search.unpoint": { actions: "unpoint" },
        "search.dismiss": { target: "closed" },
      },
      states: {
        recalling: { description: "Nothing is typed: the options are former searches." },
        pausing: {
          after: {
            typingDelay: { target: "asking" },
          },
        },
        asking: {
          tags: "asking",
          invoke: {
            id: "suggest",
            src: "suggest",
            input: ({ context }) => context.text.trim(),
            onDone: {
              target: "suggesting",
              actions: { type: "setSuggestions", params: ({ event }) => ({ suggestions: event.output }) },
            },
            onError: {
              target: "suggesting",
              description: "Suggestions are a courtesy: without them one searches all the same.",
              actions: "forgetSuggestions",
            },
          },
        },
        suggesting: {},
      },
    },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
