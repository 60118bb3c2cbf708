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

  /** The transitions that no test has taken, by their names in their charts. */
  get uncovered(): string[] {
    const all = this.#machines.flatMap(({ root }) => nodesOf(root).flatMap(transitionsFrom).map(nameOf));
    return all.filter((name) => !this.#covered.has(name));
  }
}
