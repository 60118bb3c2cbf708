import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from "xstate";
import { isMachine } from "../chart/machine-shape.ts";
import type { ActorCard, Glance } from "./protocol.ts";

// Only types are imported from XState: code that this lazy part used would become part of the first load.

/** The constant data of an actor. @param chart see `ActorCard` */
export function cardOf(actor: AnyActorRef, chart: number | null): ActorCard {
  const { _parent: parent, id, sessionId } = actor;
  const machine = machineOf(actor)?.id ?? null;
  return {
    session: sessionId,
    // An actor without an id has its session as id, which has no meaning.
    name: id === sessionId ? (machine ?? id) : id,
    machine,
    chart,
    parent: parent?.sessionId ?? null,
    last: null,
  };
}

/** @param mask hides what must not leave the app */
export function lookAt(snapshot: unknown, mask: (value: unknown) => unknown): Glance {
  if (!isOfMachine(snapshot)) {
    const { status = "active", output, error } = readSnapshot(snapshot);
    return { status, value: null, context: mask(error ?? output) ?? null, active: [], next: [] };
  }
  const { value, context, status, error, _nodes: nodes } = snapshot;
  return {
    status,
    value,
    context: mask(error === undefined ? context : { error, context }),
    active: nodes.map(({ id }) => id),
    next: status === "active" ? [...new Set(nodes.flatMap(awaitedBy))] : [],
  };
}

/** The unmasked data of a snapshot, to compare it with another of the same actor. */
export function dataOf(snapshot: unknown): object {
  const { status, value, context, output, error } = readSnapshot(snapshot);
  return { status, value, context, output, error };
}

/** The actors that an actor runs now. */
export function childrenOf(snapshot: unknown): AnyActorRef[] {
  const { children = {} } = readSnapshot(snapshot);
  return Object.values(children).filter((child) => child !== undefined);
}

/** The machine that an actor runs; undefined for a promise, a callback and the like. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const logic: unknown = "logic" in actor ? actor.logic : undefined;
  return isMachine(logic) ? logic : undefined;
}

/** The events that a state has a transition for, without those that XState makes itself. */
function awaitedBy({ ownEvents }: AnyStateNode): string[] {
  return ownEvents.filter((type) => type !== "" && !type.startsWith("xstate."));
}

function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === "object" && snapshot !== null && "machine" in snapshot && "_nodes" in snapshot;
}

/** Each kind of logic has a kind of snapshot of its own. */
function readSnapshot(snapshot: unknown) {
  return (snapshot ?? {}) as {
    status?: string;
    value?: unknown;
    context?: unknown;
    output?: unknown;
    error?: unknown;
    children?: Record<string, AnyActorRef | undefined>;
  };
}
