import type { ActorCard, Step } from "../bridge/protocol.ts";
import { actorsAt, lastOf, stepsUntil, type AppRecord, type Apps } from "./apps.ts";

/** What the user has chosen to view; it may no longer exist. */
export type Choice = {
  app: string | null;
  /** The session of an actor. */
  actor: string | undefined;
  /** A step of an app; null while the page is live. */
  moment: { app: string; n: number } | null;
};

export type View = {
  app: string;
  record: AppRecord;
  /** The step that is looked at; null while the page is live. */
  at: number | null;
  /** The number of that step; of the last one while the page is live. */
  moment: number;
  /** The last step of each actor up to then. */
  now: ReadonlyMap<string, Step>;
  card: ActorCard | undefined;
  /** Whether that actor has ended by then. */
  isGone: boolean;
};

/**
 * The view of a choice: the latest running app instead of a closed one, and the first machine before any actor was
 * picked. A picked actor is shown after its end, too.
 * @returns undefined while there is no app
 */
export function viewOf(apps: Apps, choice: Choice): View | undefined {
  const app = choice.app !== null && apps.has(choice.app) ? choice.app : (lastRunning(apps) ?? "");
  const record = apps.get(app);
  if (!record) return undefined;
  const at = choice.moment?.app === app ? choice.moment.n : null;
  const moment = at ?? lastOf(record);
  const now = stepsUntil(record, moment);
  const there = actorsAt(record, moment).map(({ card }) => card);
  const isPicked = choice.actor !== undefined && now.has(choice.actor);
  const card = isPicked
    ? record.actors.get(choice.actor ?? "")
    : there.find(({ machine }) => machine !== null);
  return { app, record, at, moment, now, card, isGone: card !== undefined && !there.includes(card) };
}

function lastRunning(apps: Apps): string | undefined {
  return [...apps].findLast(([, { isSaved }]) => !isSaved)?.[0];
}
