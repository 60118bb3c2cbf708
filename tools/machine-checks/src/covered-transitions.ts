import type { AnyStateMachine, InspectionEvent } from "xstate";
import { nameOf, nodesOf, transitionsFrom } from "./nodes.ts";

/** Which transitions of a chart its tests have taken. */
export class CoveredTransitions {
  readonly #machine: AnyStateMachine;
  readonly #taken = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
  }

  /** For `createActor` or `system.inspect`: notes what the actors of this machine do. */
  readonly note = (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return;
    const { _transitions: taken } = event;
    for (const transition of taken) this.#taken.add(nameOf(transition));
  };

  /** Every transition, by its name in the chart. */
  get all(): string[] {
    return nodesOf(this.#machine.root).flatMap(transitionsFrom).map(nameOf);
  }

  /** The transitions that nobody has taken. */
  get untaken(): string[] {
    return this.all.filter((name) => !this.#taken.has(name));
  }

  /** How many of them were taken, such as `cart: 46 of 46 transitions taken`. */
  get figure(): string {
    return `${this.#machine.id}: ${this.all.length - this.untaken.length} of ${this.all.length} transitions taken`;
  }
}
