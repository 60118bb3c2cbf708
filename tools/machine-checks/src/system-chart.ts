import {
  createActor,
  isMachineSnapshot,
  SimulatedClock,
  type ActorLogic,
  type ActorOptions,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from "xstate";
import type { Transition } from "./nodes.ts";

/** A machine and its child machines at one moment, by their ids. */
export type SystemSnapshot = Snapshot<undefined> & {
  snapshots: Readonly<Record<string, AnyMachineSnapshot>>;
  /** The same for the ids of their states. */
  value: StateValue;
  can: (event: EventObject) => boolean;
};

export type SystemChart = ActorLogic<SystemSnapshot, EventObject> & {
  getTransitionData: (snapshot: SystemSnapshot, event: EventObject) => Transition[];
};

/** What is needed to continue from a moment, and the transitions that led to it. */
type Known = { persisted: Snapshot<unknown>; covered: Transition[] };

/**
 * A machine together with its child machines, so that paths can be found through all of them. An event is sent to the
 * outermost machine that handles it. Actors that are no machines must never send events.
 */
export function systemChart(machine: AnyStateMachine): SystemChart {
  const known = new WeakMap<SystemSnapshot, Known>();
  const led = new WeakMap<SystemSnapshot, WeakMap<EventObject, Transition[]>>();

  const run = (from: ActorOptions<AnyStateMachine>, event?: EventObject): SystemSnapshot => {
    const covered: Transition[] = [];
    let isLed = false;
    const note = (noted: InspectionEvent) => {
      if (!isLed || noted.type !== "@xstate.microstep") return;
      const { _transitions: transitions } = noted;
      covered.push(...(transitions as Transition[]));
    };
    const actor = createActor(machine, { ...from, clock: new SimulatedClock(), inspect: note });
    actor.start();
    isLed = true;
    if (event)
      machinesIn(actor)
        .find(([, ref]) => ref.getSnapshot().can(event))?.[1]
        .send(event);
    const snapshot = systemSnapshot(actor);
    // The actors keep running: a stopped one no longer has the children that its selectors read.
    known.set(snapshot, { persisted: actor.getPersistedSnapshot(), covered });
    return snapshot;
  };

  return {
    getInitialSnapshot: (_, input) => run({ input }),
    transition: (snapshot, event) => {
      const before = known.get(snapshot)?.persisted;
      const next = run(before ? { snapshot: before } : {}, event);
      const leads = led.get(snapshot) ?? new WeakMap<EventObject, Transition[]>();
      led.set(snapshot, leads.set(event, known.get(next)?.covered ?? []));
      return next;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    getTransitionData: (snapshot, event) => led.get(snapshot)?.get(event) ?? [],
  };
}

/** The machines that run, the outermost first. */
export function machinesIn(actor: AnyActorRef): [id: string, actor: AnyActorRef][] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children: Record<string, AnyActorRef> = snapshot.children;
  const inside = Object.entries(children).flatMap(([id, child]) =>
    machinesIn(child).map(([name, ref], at): [string, AnyActorRef] => [at === 0 ? id : name, ref]),
  );
  return [[snapshot.machine.id, actor], ...inside];
}

/** The machine that an actor runs and those inside it, as they are now. */
export function systemSnapshot(actor: AnyActorRef): SystemSnapshot {
  const snapshots: SystemSnapshot["snapshots"] = Object.fromEntries(
    machinesIn(actor).map(([id, ref]) => [id, ref.getSnapshot()]),
  );
  return {
    status: "active",
    output: undefined,
    error: undefined,
    snapshots,
    value: Object.fromEntries(Object.entries(snapshots).map(([id, { value }]) => [id, value])),
    can: (event) => Object.values(snapshots).some((snapshot) => snapshot.can(event)),
  };
}
