import { forgetOldest, type StepHistory } from "../bridge/step-history.ts";
import type { Chart } from "../chart/chart.ts";
import type { ActorCard, AppHistory, FromApp, Step, Update } from "../bridge/protocol.ts";
import { texts } from "./texts.ts";

/** The record of an app: a tab, or a saved session. */
export type AppRecord = StepHistory & {
  title: string;
  charts: readonly Chart[];
  actors: ReadonlyMap<string, ActorCard>;
  /** It has ended: opened from a file, or its tab was closed. */
  isSaved: boolean;
};

export type Apps = ReadonlyMap<string, AppRecord>;

/** How many steps of an app are stored. */
const MAX_STEPS = 2000;

/** How many closed tabs are stored: one that signs out, or leaves to pay, gets another id afterwards. */
const MAX_LEFT = 5;

/** The ids of tabs that have left end so: a page that showed one shows another. */
const LEFT = " left";

/** The apps after a message of one of them. */
export function receive(apps: Apps, message: FromApp): Apps {
  const { app } = message;
  const record = apps.get(app);
  switch (message.kind) {
    case "all":
      return new Map([...apps, [app, toRecord(message)]]);
    case "bye":
      return leave(apps, app);
    case "here":
      return apps;
    default:
      return record ? new Map([...apps, [app, learn(record, message)]]) : apps;
  }
}

function leave(apps: Apps, app: string): Apps {
  const record = apps.get(app);
  const others = [...apps].filter(([id]) => id !== app);
  if (!record || record.steps.length === 0) return new Map(others);
  const left = others.filter(([id]) => id.endsWith(LEFT));
  const kept = left.length < MAX_LEFT ? others : others.filter((each) => each !== left[0]);
  return new Map([...kept, [`${app}${LEFT}`, { ...record, title: texts.left(record.title), isSaved: true }]]);
}

export function toRecord({ title, charts, actors, older, steps }: AppHistory, isSaved = false): AppRecord {
  return {
    title,
    charts,
    actors: new Map(actors.map((card) => [card.session, card])),
    older,
    steps,
    isSaved,
  };
}

function learn(record: AppRecord, update: Update): AppRecord {
  const { actors, older, steps } = record;
  switch (update.kind) {
    case "chart":
      return { ...record, charts: [...record.charts, update.chart] };
    case "actor":
      return { ...record, actors: new Map([...actors, [update.actor.session, update.actor]]) };
    case "step":
      return {
        ...record,
        ...forgetOldest(
          { older, steps: [...steps, update.step] },
          MAX_STEPS,
          (session) => actors.get(session)?.last === null,
        ),
      };
    case "gone": {
      const card = actors.get(update.session);
      return card
        ? { ...record, actors: new Map([...actors, [update.session, { ...card, last: update.last }]]) }
        : record;
    }
  }
}

/** The last step of each actor up to a moment. */
export function stepsUntil({ older, steps }: AppRecord, at: number): ReadonlyMap<string, Step> {
  const known = [...older, ...steps].filter(({ n }) => n <= at);
  return new Map(known.map((step) => [step.session, step]));
}

/** The step of the same actor before one. */
export function stepBefore({ older, steps }: AppRecord, { n, session }: Step): Step | undefined {
  return [...older, ...steps].findLast((step) => step.session === session && step.n < n);
}

/** The number of the last step; 0 before the first. */
export function lastOf({ steps }: AppRecord): number {
  return steps.at(-1)?.n ?? 0;
}

/** The actors that are there at a moment, each with how deep it is, parents before children. */
export function actorsAt(record: AppRecord, at: number): { card: ActorCard; depth: number }[] {
  const known = stepsUntil(record, at);
  const isSaved = record.isSaved && at >= lastOf(record);
  const there = [...record.actors.values()].filter(
    ({ session, last }) => known.has(session) && (last === null || last > at || (isSaved && last >= at)),
  );
  const sessions = new Set(there.map(({ session }) => session));
  const inside = (parent: string | null, depth: number): { card: ActorCard; depth: number }[] =>
    there.flatMap((card) => {
      const owner = card.parent !== null && sessions.has(card.parent) ? card.parent : null;
      return owner === parent ? [{ card, depth }, ...inside(card.session, depth + 1)] : [];
    });
  return inside(null, 0);
}
