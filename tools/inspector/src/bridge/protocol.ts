import type { Chart } from "../chart/chart.ts";

/** The `BroadcastChannel` on which running apps and open pages find each other. */
export const CHANNEL = "machines";

/** An actor, as a page lists it. */
export type ActorCard = {
  /** Unlike that of any other actor of its app. */
  session: string;
  /** Its id in its parent. */
  name: string;
  /** The id of its machine; null for a promise, a callback and the like. */
  machine: string | null;
  /** The place of its chart among those of its app; null for what is no machine. */
  chart: number | null;
  /** The session of the actor that runs it. */
  parent: string | null;
  /** The last step while it was there; null as long as it is. */
  last: number | null;
};

/** The state of an actor at one moment, masked. */
export type Glance = {
  status: string;
  /** A state value, which is made of names. */
  value: unknown;
  /** A machine's context; the output of any other actor. */
  context: unknown;
  /** The ids of its active states. */
  active: string[];
  /** The events with a transition in the current state, ignoring guards. */
  next: string[];
};

/** An event that an actor received. */
export type Step = {
  /** One more than that of the step before, of all actors together. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  session: string;
  /** The session of the actor that sent it; `INSPECTOR` for this page, null for code outside of the actors. */
  source: string | null;
  event: { type: string; [field: string]: unknown };
  /** The ids of the taken transitions; none for an ignored event. */
  taken: string[];
  /** Whether the actor has changed, including masked data; null if its former state is unknown. */
  changed: boolean | null;
  after: Glance;
};

/** A live update. */
export type Update =
  | { kind: "chart"; chart: Chart }
  | { kind: "actor"; actor: ActorCard }
  | { kind: "step"; step: Step }
  | { kind: "gone"; session: string; last: number };

/** Everything that is stored of an app. */
export type AppHistory = {
  title: string;
  /** Of every machine that was seen, in that order. */
  charts: Chart[];
  actors: ActorCard[];
  /** The last step of each actor before the first of `steps`, for actors without a later one. */
  older: Step[];
  /** Oldest first, with none left out between. */
  steps: Step[];
};

/** What an app sends to all pages. */
export type FromApp = { v: 1; app: string } & (
  | Update
  | { kind: "here" }
  | ({ kind: "all" } & AppHistory)
  | { kind: "bye" }
);

/** What a page asks. */
export type FromPage =
  | { v: 1; kind: "hello" }
  | { v: 1; kind: "send"; app: string; session: string; event: { type: string } };

/** The source of an event that a page of the machines has sent. */
export const INSPECTOR = "inspector";

/** The event of the first step of an actor that was running before the inspector. */
export const FIRST_SEEN = "inspector.attached";

/** Whether the event is the start, the end or the first sight of an actor, for which no machine has transitions. */
export function isBoundary({ type }: Step["event"]): boolean {
  return type === FIRST_SEEN || type === "xstate.init" || type === "xstate.stop";
}
