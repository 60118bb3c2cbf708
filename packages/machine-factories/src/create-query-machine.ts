import { toFailure, type Failure } from "@shop/contract";
import {
  assign,
  emit,
  setup,
  type ActorRefFromLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type MetaObject,
  type PromiseActorLogic,
  type StateMachine,
} from "xstate";

/** The query key: what the data depend on, as plain JSON. A query without parameters has `void`. */
type Key = object | void;

export type QueryContext<Data, K extends Key> = {
  /** The key of the last request; null before the first. */
  key: K | null;
  data: Data | null;
  /** Why the last attempt failed. It stays while a retry is made. */
  failure: Failure | null;
};

export type QueryEvent<Id extends string, Data, K extends Key> =
  /** A screen needs the data: those of another key replace the cached ones, those of the same are used. */
  | (K extends object ? { type: `${Id}.open` } & K : { type: `${Id}.open` })
  | { type: `${Id}.retry` }
  /** Another call has returned the data. */
  | { type: `${Id}.set`; data: Data }
  | { type: `${Id}.close` };

/** What a query emits when its data have loaded. */
export type QueryLoaded<Id extends string, Data> = { type: `${Id}.loaded`; data: Data };

/** What `createQueryMachine` returns. */
export type QueryMachine<Id extends string, Data, K extends Key> = StateMachine<
  QueryContext<Data, K>,
  QueryEvent<Id, Data, K>,
  { load?: ActorRefFromLogic<PromiseActorLogic<Data, K>> },
  { src: "load"; logic: PromiseActorLogic<Data, K>; id: "load" },
  { type: "notifyFailed" | "notifyClosed"; params: undefined },
  never,
  never,
  "idle" | "loading" | "ready" | "failed",
  "loading" | "ready" | "failed",
  undefined,
  unknown,
  QueryLoaded<Id, Data>,
  MetaObject,
  object
>;

type QueryOptions<Id extends string, Data, K extends Key> = {
  /** The id of the machine; its events have it as prefix, such as `home.open`. */
  id: Id;
  description: string;
  /** Reads the data of a key; implemented by `provide`. The signal of an obsolete promise is aborted. */
  load: PromiseActorLogic<Data, K>;
};

/**
 * A machine that reads something once, caches it, and reads it again when that failed: idle, loading, ready or failed.
 * The screen reads its tags, `context.data` and `context.failure`. `provide` implements the actor `load`, and if needed
 * the actions `notifyFailed` and `notifyClosed`.
 */
export function createQueryMachine<const Id extends string, Data, K extends Key>(
  options: QueryOptions<Id, Data, K>,
): QueryMachine<Id, Data, K>;
export function createQueryMachine({
  id,
  description,
  load,
}: QueryOptions<string, unknown, Key>): AnyStateMachine {
  return setup({
    types: {
      context: {} as QueryContext<unknown, object>,
      events: {} as AnyEventObject,
      emitted: {} as AnyEventObject,
      tags: {} as "loading" | "ready" | "failed",
    },
    actors: { load },
    actions: {
      setKey: assign((_, event: AnyEventObject) => ({ key: keyIn(event), data: null, failure: null })),
      setData: assign((_, { data }: { data: unknown }) => ({ data, failure: null })),
      setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
      clear: assign(() => ({ key: null, data: null, failure: null })),
      notifyLoaded: emit((_, { data }: { data: unknown }) => ({ type: `${id}.loaded`, data })),
      notifyFailed: () => undefined,
      notifyClosed: () => undefined,
    },
    guards: {
      isOtherKey: ({ context }, event: AnyEventObject) =>
        JSON.stringify(context.key) !== JSON.stringify(keyIn(event)),
    },
  }).createMachine({
    id,
    description,
    context: { key: null, data: null, failure: null },
    initial: "idle",
    on: {
      [`${id}.set`]: {
        target: ".ready",
        description: "Another call has returned the data.",
        actions: { type: "setData", params: ({ event }) => ({ data: event["data"] }) },
      },
      [`${id}.close`]: {
        target: ".idle",
        description: "The data are no longer needed; a pending response is dropped.",
        actions: ["clear", "notifyClosed"],
      },
    },
    states: {
      idle: {
        on: {
          [`${id}.open`]: {
            target: "loading",
            actions: { type: "setKey", params: ({ event }) => event },
          },
        },
      },
      loading: {
        tags: "loading",
        invoke: {
          id: "load",
          src: "load",
          input: ({ context }) => context.key ?? undefined,
          onDone: {
            target: "ready",
            actions: [
              { type: "setData", params: ({ event }) => ({ data: event.output }) },
              { type: "notifyLoaded", params: ({ event }) => ({ data: event.output }) },
            ],
          },
          onError: {
            target: "failed",
            description: "The reason is shown, or the screen omits the data.",
            actions: [{ type: "setFailure", params: ({ event }) => event }, "notifyFailed"],
          },
        },
        on: {
          [`${id}.open`]: {
            guard: { type: "isOtherKey", params: ({ event }) => event },
            target: "loading",
            reenter: true,
            description: "Another key is requested: a pending response is dropped.",
            actions: { type: "setKey", params: ({ event }) => event },
          },
        },
      },
      ready: {
        description: "The data are shown; requesting the same key again changes nothing.",
        tags: "ready",
        on: {
          [`${id}.open`]: {
            guard: { type: "isOtherKey", params: ({ event }) => event },
            target: "loading",
            actions: { type: "setKey", params: ({ event }) => event },
          },
        },
      },
      failed: {
        tags: "failed",
        on: {
          [`${id}.open`]: {
            target: "loading",
            description: "Opening it again retries.",
            actions: { type: "setKey", params: ({ event }) => event },
          },
          [`${id}.retry`]: { target: "loading" },
        },
      },
    },
  });
}

function keyIn(event: AnyEventObject): object {
  const { type: _, ...key } = event;
  return key;
}
