import { toFailure, type CatalogImport, type Failure } from "@shop/contract";
import type { DeskInput } from "@shop/fulfilment-machine";
import { port } from "@shop/machine-factories";
import { assign, setup, type ActorRefFrom } from "xstate";

/** Why a file is not even tried. */
export type FileError = "tooLarge" | "notText" | "unreadable";

/** The text of a file. Gives a `FileError` for one that has none, and rejects when the browser cannot read it. */
export type ReadTable = (file: Blob) => Promise<ReadFile>;
type ReadFile = { csv: string; fileError: FileError | null };

type FileChosen = { type: "file.choose"; file: Blob };

/** A catalogue file: what it would change, and that it does. */
export const catalogImportMachine = setup({
  types: {
    context: {} as {
      csv: string;
      fileError: FileError | null;
      /** What the file would change, or has changed; or its faults. */
      result: CatalogImport | null;
      failure: Failure | null;
    },
    events: {} as FileChosen | { type: "import.apply" } | { type: "import.close" },
    tags: {} as "working",
  },
  actors: {
    readTable: port<ReadFile, Blob>("readTable"),
    importCatalog: port<CatalogImport, DeskInput<"importCatalog">>("importCatalog"),
  },
  actions: {
    start: assign({ csv: "", fileError: null, result: null, failure: null }),
    setRead: assign((_, { output }: { output: ReadFile }) => output),
    setUnreadable: assign({ fileError: "unreadable" }),
    setResult: assign((_, { output }: { output: CatalogImport }) => ({ result: output })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), result: null })),
  },
  guards: {
    isTable: (_, { output }: { output: ReadFile }) => output.fileError === null,
    hasFaults: (_, { output }: { output: CatalogImport }) => output.faults.length > 0,
    hasChanges: ({ context: { result } }) => result !== null && result.differences.length > 0,
  },
}).createMachine({
  id: "catalogImport",
  description: "A catalogue file: what it would change, and that it does.",
  context: { csv: "", fileError: null, result: null, failure: null },
  initial: "choosing",
  on: { "import.close": { target: ".closed" } },
  states: {
    choosing: {
      description: "Also after a file with faults, or one of which it is not known whether it was applied.",
      on: { "file.choose": { target: "reading", actions: "start" } },
    },
    reading: {
      tags: "working",
      invoke: {
        id: "readTable",
        src: "readTable",
        input: ({ event }) => (event as FileChosen).file, // the only event that leads here
        onDone: [
          {
            guard: { type: "isTable", params: ({ event }) => event },
            target: "trying",
            actions: { type: "setRead", params: ({ event }) => event },
          },
          { target: "choosing", actions: { type: "setRead", params: ({ event }) => event } },
        ],
        onError: { target: "choosing", actions: "setUnreadable" },
      },
    },
    trying: {
      description: "The server says what would change. Nothing does.",
      tags: "working",
      invoke: {
        id: "importCatalog",
        src: "importCatalog",
        input: ({ context: { csv } }) => ({ csv, isTrial: true }),
        onDone: [
          {
            guard: { type: "hasFaults", params: ({ event }) => event },
            target: "choosing",
            actions: { type: "setResult", params: ({ event }) => event },
          },
          { target: "showing", actions: { type: "setResult", params: ({ event }) => event } },
        ],
        onError: { target: "choosing", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    showing: { on: { "import.apply": { guard: "hasChanges", target: "applying" } } },
    applying: {
      invoke: {
        id: "importCatalog",
        src: "importCatalog",
        input: ({ context: { csv } }) => ({ csv, isTrial: false }),
        onDone: [
          {
            guard: { type: "hasFaults", params: ({ event }) => event },
            target: "choosing",
            description: "What it names has gone from the shop since.",
            actions: { type: "setResult", params: ({ event }) => event },
          },
          { target: "applied", actions: { type: "setResult", params: ({ event }) => event } },
        ],
        onError: { target: "choosing", actions: { type: "setFailure", params: ({ event }) => event } },
      },
    },
    applied: {},
    closed: { type: "final" },
  },
});

export type CatalogImportRef = ActorRefFrom<typeof catalogImportMachine>;
