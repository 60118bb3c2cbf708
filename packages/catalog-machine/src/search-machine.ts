import { cutText, MAX_QUERY_LENGTH, toVisibleLine, type Suggestion } from "@shop/contract";
import { assign, emit, setup, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { port } from "@shop/machine-factories";
import { forget, remember } from "./recent-searches.ts";
import { movedBy, optionsOf, type SearchOption } from "./search-options.ts";

export type SearchInput = {
  /** The searches stored on this device, the latest first. */
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

/** What the search box emits: the shopper searches for words, or chooses a suggestion. */
export type SearchReport = { type: "search.wanted"; words: string; suggestion: Suggestion | null };

type SearchContext = {
  text: string;
  /** The search words of the last URL. */
  announced: string;
  /** The last loaded suggestions; they stay until newer ones arrive. */
  suggestions: Suggestion[];
  recent: string[];
  /** The active option of the arrow keys; null while the text is active. */
  active: number | null;
};

/** From the last key press to the request (ms): fast typing makes one request. */
const TYPING_DELAY = 150;

/** The search box, with suggestions while the shopper types. */
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
      suggestions: (_, { output }: { output: Suggestion[] }) => output,
      active: null,
    }),
    move: assign({
      active: ({ context }, { by }: { by: 1 | -1 }) => movedBy(context.active, by, optionsOf(context).length),
    }),
    unpoint: assign({ active: null }),
    remember: assign({
      recent: ({ context: { recent } }, { words }: { words: string }) =>
        remember(recent, toVisibleLine(words)),
    }),
    setRecent: assign({ recent: (_, { recent }: { recent: string[] }) => recent }),
    forget: assign({
      recent: ({ context: { recent } }, { text }: { text: string }) => forget(recent, text),
      active: null,
    }),
    forgetAll: assign({ recent: [], active: null }),
    storeRecent: (_context, _params: { recent: string[] }) => undefined,
    wantWords: emit(
      (_, { words }: { words: string }) =>
        ({ type: "search.wanted", words: toVisibleLine(words), suggestion: null }) as const,
    ),
    wantSuggestion: emit(
      (_, { suggestion }: { suggestion: Suggestion }) =>
        ({ type: "search.wanted", words: "", suggestion }) as const,
    ),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => toVisibleLine(text) === "",
    isNew: ({ context: { announced } }, { words }: { words: string }) => words !== announced,
    isRecent: (_, { option }: { option: SearchOption | undefined }) => option?.kind === "recent",
    isSuggestion: (_, { option }: { option: SearchOption | undefined }) =>
      option !== undefined && option.kind !== "recent",
  },
  delays: { typingDelay: TYPING_DELAY },
}).createMachine({
  id: "search",
  description: "The text of the search box, and its suggestions.",
  context: ({ input }) => ({ text: "", announced: "", suggestions: [], recent: input.recent, active: null }),
  initial: "closed",
  on: {
    "search.submit": {
      target: ".closed",
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
        description: "A suggestion: directly to a category, a brand or a product.",
        actions: [
          { type: "write", params: ({ context }) => ({ text: context.announced }) },
          {
            type: "wantSuggestion",
            // The guard excludes all but suggestions.
            params: ({ event }) => ({ suggestion: event.option as Suggestion }),
          },
        ],
      },
    ],
    "search.show": {
      guard: { type: "isNew", params: ({ event }) => event },
      target: ".closed",
      description: "The URL has other words than before: they replace the text of the box.",
      actions: [
        { type: "write", params: ({ event }) => ({ text: event.words }) },
        { type: "noteAnnounced", params: ({ event }) => event },
        "forgetSuggestions",
      ],
    },
    "search.recall": {
      description: "The searches stored on this device, for a box that a server started.",
      actions: { type: "setRecent", params: ({ event }) => event },
    },
    "search.forget": {
      actions: [
        { type: "forget", params: ({ event }) => event },
        { type: "storeRecent", params: ({ context }) => ({ recent: context.recent }) },
      ],
    },
    "search.forgetAll": { actions: ["forgetAll", { type: "storeRecent", params: { recent: [] } }] },
    "search.write": [
      {
        guard: { type: "isBlank", params: ({ event }) => event },
        target: ".open.recalling",
        description: "Nothing is typed: the options are former searches, without a request.",
        actions: [{ type: "write", params: ({ event }) => event }, "forgetSuggestions"],
      },
      {
        target: ".open.pausing",
        description: "Another letter: a pending request is dropped, and the next one waits for a pause.",
        actions: { type: "write", params: ({ event }) => event },
      },
    ],
  },
  states: {
    closed: {
      entry: "unpoint",
      on: {
        "search.open": [
          { guard: { type: "isBlank", params: ({ context }) => context }, target: "open.recalling" },
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
        pausing: { after: { typingDelay: { target: "asking" } } },
        asking: {
          tags: "asking",
          invoke: {
            id: "suggest",
            src: "suggest",
            input: ({ context }) => context.text.trim(),
            onDone: {
              target: "suggesting",
              actions: { type: "setSuggestions", params: ({ event }) => event },
            },
            onError: {
              target: "suggesting",
              description: "The suggestions failed to load: searching works without them.",
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
