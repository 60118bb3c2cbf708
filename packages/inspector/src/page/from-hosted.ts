import { FIRST_SEEN, type FromApp, type Glance } from "../bridge/protocol.ts";

/** What `@statelyai/inspect` tells the page that it has opened; the protocol is its own. */
export type HostedMessage = {
  type: string;
  sessionId: string;
  createdAt: string;
  name?: string;
  /** JSON of the machine's config; of another actor, of its name. */
  definition?: string;
  parentId?: string;
  sourceId?: string;
  event?: { type: string };
  snapshot?: { status?: string; value?: unknown; context?: unknown; output?: unknown };
};

/** Lets the page take the place of the hosted visualizer: makes of what it tells what an app would have told. */
export function createHostedReader(app: string, title: string): (message: HostedMessage) => FromApp[] {
  const machines = new Map<string, string>();
  let n = 0;
  const toStep = (message: HostedMessage, event: { type: string }): FromApp => {
    n += 1;
    const { sessionId: session, sourceId } = message;
    const after = toGlance(message.snapshot, machines.get(session));
    const step = {
      n,
      at: Number(message.createdAt),
      session,
      source: sourceId ?? null,
      event,
      taken: ["|||"],
      changed: null,
      after,
    };
    return { v: 1, app, kind: "step", step };
  };
  return (message) => {
    const isFirst = n === 0;
    const here: FromApp[] = isFirst
      ? [{ v: 1, app, kind: "all", title, actors: [], older: [], steps: [] }]
      : [];
    if (message.type === "@xstate.snapshot") return [...here, toStep(message, message.event ?? { type: "" })];
    if (message.type !== "@xstate.actor") return [];
    const machine = readMachine(message.definition);
    if (machine !== null) machines.set(message.sessionId, machine);
    const actor = {
      session: message.sessionId,
      name: message.name ?? message.sessionId,
      machine,
      parent: message.parentId ?? null,
      last: null,
    };
    return [...here, { v: 1, app, kind: "actor", actor }, toStep(message, { type: FIRST_SEEN })];
  };
}

/** Null for an actor that is no machine. */
function readMachine(definition = "{}"): string | null {
  const read = JSON.parse(definition) as { id?: string; states?: object };
  return read.states ? (read.id ?? null) : null;
}

function toGlance(snapshot: HostedMessage["snapshot"], machine: string | undefined): Glance {
  const { status = "active", value = null, context, output } = snapshot ?? {};
  const active = machine === undefined ? [] : [machine, ...idsIn(value, machine)];
  return { status, value, context: context ?? output ?? null, active, next: [] };
}

/** The ids of the states that a state value names. */
function idsIn(value: unknown, above: string): string[] {
  if (typeof value === "string") return [`${above}.${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${above}.${key}`,
    ...idsIn(inner, `${above}.${key}`),
  ]);
}
