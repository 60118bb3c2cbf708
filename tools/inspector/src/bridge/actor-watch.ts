import type { AnyActorRef, InspectionEvent } from "xstate";
import type { Chart } from "../chart/chart.ts";
import { edgeId } from "../chart/edge-id.ts";
import { toChart } from "../chart/to-chart.ts";
import { BusyActors } from "./busy-actors.ts";
import { isSame } from "./is-same.ts";
import { cardOf, childrenOf, dataOf, lookAt, machineOf } from "./look-at.ts";
import { forgetOldest, type StepHistory } from "./step-history.ts";
import {
  FIRST_SEEN,
  INSPECTOR,
  type ActorCard,
  type AppHistory,
  type Update,
  type Step,
} from "./protocol.ts";
import { hasNotStarted, isStopped } from "./watch-roots.ts";

type Received = Pick<Step, "source" | "event">;

/** `data` is the actor's data after its last step; undefined before the first. */
type Followed = { actor: AnyActorRef; card: ActorCard; isListed: boolean; data: unknown };

/** Observes all actors, and stores their latest steps. */
export class ActorWatch {
  readonly #actors = new Map<string, Followed>();
  readonly #gone: ActorCard[] = [];
  readonly #charts: Chart[] = [];
  /** The index of each machine's chart, by its config, which `provide` does not change. */
  readonly #chartPlaces = new Map<unknown, number>();
  #history: StepHistory = { older: [], steps: [] };
  /** The events in the mailbox of each actor, oldest first. */
  readonly #received = new Map<string, { raw: unknown; received: Received }[]>();
  readonly #taken = new Map<string, string[]>();
  /** The actors that have executed an action since their last step. */
  readonly #acted = new Set<string>();
  readonly #busy = new BusyActors();
  #isSending = false;
  readonly #ends: (() => void)[] = [];
  readonly #mask: (value: unknown) => unknown;
  readonly #maxSteps: number;
  readonly #send: (update: Update) => void;
  #last = 0;

  /**
   * @param mask masks what must not leave the app
   * @param maxSteps how many steps, and stopped actors, are stored
   * @param send publishes each change
   */
  constructor(mask: (value: unknown) => unknown, maxSteps: number, send: (update: Update) => void) {
    this.#mask = mask;
    this.#maxSteps = maxSteps;
    this.#send = send;
  }

  /** Everything that is stored. */
  get record(): Omit<AppHistory, "title"> {
    return {
      charts: this.#charts,
      actors: [...this.#gone, ...[...this.#actors.values()].map(({ card }) => card)],
      ...this.#history,
    };
  }

  /** Observes a root and its descendants. */
  follow(root: AnyActorRef): void {
    if (this.#actors.has(root.sessionId)) return;
    this.#visit(root);
    // An actor created with a `parent` is not among that parent's children: only the system has it, if it has an id.
    for (const named of Object.values(root.system.getAll())) if (named) this.#visit(named);
    const subscription = root.system.inspect(this.#onInspection);
    this.#ends.push(() => subscription.unsubscribe());
  }

  /** Does nothing if the actor was stopped. */
  send(session: string, event: { type: string }): void {
    this.#isSending = true;
    try {
      this.#actors.get(session)?.actor.send(event);
    } finally {
      this.#isSending = false;
    }
  }

  end(): void {
    for (const end of this.#ends) end();
  }

  #visit(actor: AnyActorRef): void {
    if (!this.#know(actor)) return;
    const snapshot: unknown = actor.getSnapshot();
    // The start of an actor that has not started yet is a separate step.
    if (!hasNotStarted(actor))
      this.#note(actor.sessionId, { source: null, event: { type: FIRST_SEEN }, taken: [] }, snapshot);
    for (const child of childrenOf(snapshot)) this.#visit(child);
    this.#forgetEnded(actor.sessionId, { status: "active", ...(snapshot as object) });
  }

  /** False for one that is known already. */
  #know(actor: AnyActorRef): boolean {
    if (this.#actors.has(actor.sessionId)) return false;
    const card = cardOf(actor, this.#chartOf(actor));
    this.#actors.set(actor.sessionId, { actor, card, isListed: false, data: undefined });
    this.#send({ kind: "actor", actor: card });
    return true;
  }

  #chartOf(actor: AnyActorRef): number | null {
    const machine = machineOf(actor);
    if (!machine) return null;
    const known = this.#chartPlaces.get(machine.config);
    if (known !== undefined) return known;
    const chart = toChart(machine);
    const place = this.#charts.push(chart) - 1;
    this.#chartPlaces.set(machine.config, place);
    this.#send({ kind: "chart", chart });
    return place;
  }

  readonly #onInspection = (inspected: InspectionEvent): void => {
    const { sessionId: session } = inspected.actorRef;
    switch (inspected.type) {
      case "@xstate.event": {
        const { event, sourceRef } = inspected;
        const actor = inspected.actorRef as AnyActorRef; // XState names only what all kinds of actors share
        if (isStopped(actor)) break; // XState reports the event and then drops it
        // React's hook marks a stopped actor as not started: only a start resumes it.
        if (event.type !== "xstate.init" && this.#isGone(session)) break;
        this.#know(actor);
        const waiting = this.#received.get(session) ?? [];
        this.#received.set(session, [
          ...waiting,
          { raw: event, received: this.#read(event, sourceRef?.sessionId ?? this.#sender()) },
        ]);
        this.#busy.add(actor);
        break;
      }
      case "@xstate.microstep": {
        const { _transitions: transitions } = inspected;
        const taken = this.#taken.get(session) ?? [];
        this.#taken.set(session, [...taken, ...transitions.map(edgeId)]);
        break;
      }
      case "@xstate.action":
        this.#acted.add(session);
        break;
      case "@xstate.snapshot": {
        if (!this.#actors.has(session)) {
          this.#busy.delete(session);
          break;
        }
        const taken = this.#taken.get(session) ?? [];
        this.#taken.delete(session);
        this.#note(session, { ...this.#takeReceived(session, inspected.event), taken }, inspected.snapshot);
        if (!this.#received.get(session)?.length) this.#busy.delete(session);
        this.#forgetEnded(session, inspected.snapshot);
        break;
      }
      default:
        break;
    }
  };

  /** A busy actor receives the next event before it has processed this one. */
  #takeReceived(session: string, event: { type: string }): Received {
    const waiting = this.#received.get(session) ?? [];
    const at = waiting.findIndex(({ raw }) => raw === event);
    if (at >= 0) this.#received.set(session, waiting.slice(at + 1));
    // XState reports no event when a parent stops an actor.
    return waiting[at]?.received ?? this.#read(event, this.#sender());
  }

  /** The sender of an event without a source. */
  #sender(): string | undefined {
    return this.#busy.innermost ?? (this.#isSending ? INSPECTOR : undefined);
  }

  /** The type of an event is a name, and always shown. */
  #read({ type, ...fields }: { type: string }, source?: string): Received {
    const shown = this.#mask(fields) as object; // an object stays one
    return { source: source ?? null, event: { ...shown, type } };
  }

  #note(session: string, what: Received & Pick<Step, "taken">, snapshot: unknown): void {
    const followed = this.#actors.get(session);
    const data = dataOf(snapshot);
    const changed = followed?.data === undefined ? null : !isSame(followed.data, data);
    if (followed) followed.data = data;
    const hasActed = this.#acted.delete(session);
    // A transition without a change and without an action.
    if (what.taken.length > 0 && changed === false && !hasActed && what.source !== INSPECTOR) return;
    this.#last += 1;
    const after = lookAt(snapshot, this.#mask);
    const step = { n: this.#last, at: Date.now(), session, ...what, changed, after };
    const { older, steps } = this.#history;
    this.#history = forgetOldest({ older, steps: [...steps, step] }, this.#maxSteps, (actor) =>
      this.#actors.has(actor),
    );
    this.#send({ kind: "step", step });
  }

  #isGone(session: string): boolean {
    return !this.#actors.has(session) && this.#gone.some((card) => card.session === session);
  }

  /** Not every actor is in its parent's children: one created with the `parent` option never is. */
  #forgetEnded(session: string, snapshot: { status: string }): void {
    const running = new Set(childrenOf(snapshot).map((child) => child.sessionId));
    for (const known of this.#actors.values()) {
      if (known.card.parent !== session) continue;
      if (running.has(known.card.session)) known.isListed = true;
      else if (known.isListed) this.#forget(known.card.session);
    }
    if (snapshot.status !== "active") this.#forget(session);
  }

  #forget(session: string): void {
    const { card } = this.#actors.get(session) ?? {};
    if (!card) return;
    this.#actors.delete(session);
    this.#received.delete(session);
    this.#taken.delete(session);
    this.#acted.delete(session);
    this.#gone.push({ ...card, last: this.#last });
    if (this.#gone.length > this.#maxSteps) this.#gone.shift();
    this.#send({ kind: "gone", session, last: this.#last });
    for (const { card: child } of this.#actors.values())
      if (child.parent === session) this.#forget(child.session);
  }
}
