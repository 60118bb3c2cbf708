import type { AnyStateMachine, InspectionEvent } from "xstate";
import { nameOf, nodesOf, transitionsFrom } from "./nodes.ts";

/** The transitions of a machine and its children that tests have covered. */
export class CoveredTransitions {
  readonly #machines: readonly AnyStateMachine[];
  readonly #covered = new Set<string>();

  constructor(...machines: readonly AnyStateMachine[]) {
    this.#machines = machines;
  }

  /** For `createActor` or `system.inspect`: records the transitions of these machines' actors. */
  readonly note = (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return;
    const { _transitions: covered } = event;
    for (const transition of covered) this.#covered.add(nameOf(transition));
  };

  /** Every transition, by its name in its chart. */
  get all(): string[] {
    return this.#machines.flatMap(({ root }) => nodesOf(root).flatMap(transitionsFrom).map(nameOf));
  }

  /** The transitions that no test has taken. */
  get uncovered(): string[] {
    return this.all.filter((name) => !this.#covered.has(name));
  }

  /** How many of them were taken, such as `cart: 46 of 46 transitions taken`. */
  get figure(): string {
    const names = this.#machines.map(({ id }) => id).join(", ");
    return `${names}: ${this.all.length - this.uncovered.length} of ${this.all.length} transitions taken`;
  }
}
