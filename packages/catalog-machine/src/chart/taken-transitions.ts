import type { AnyStateMachine, InspectionEvent } from "xstate";
import { nameOf, nodesOf, transitionsFrom } from "./nodes.ts";

/** Which transitions of a chart its tests have taken. */
export class TakenTransitions {
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

  /** The transitions that nobody has taken, by their names in the chart. */
  get untaken(): string[] {
    return nodesOf(this.#machine.root)
      .flatMap(transitionsFrom)
      .map(nameOf)
      .filter((name) => !this.#taken.has(name));
  }
}
