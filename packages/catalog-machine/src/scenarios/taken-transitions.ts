import type { AnyStateMachine, AnyStateNode, InspectionEvent } from "xstate";

type Transition = AnyStateNode["always"] extends (infer T)[] | undefined ? T : never;

/** Which transitions of a chart its tests have taken. */
export class TakenTransitions {
  readonly #machine: AnyStateMachine;
  readonly #taken = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
  }

  /** For `createActor`: notes what an actor of this machine does. */
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

/** A state and everything inside it. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child))];
}

/** What leads away from a state, or does something in it. */
export function transitionsFrom(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A transition as the chart shows it. */
export function nameOf({ source, eventType, guard, target }: Transition): string {
  const goals = target?.map((node: AnyStateNode) => node.id) ?? ["stays"];
  return `${source.id}: ${eventType || "always"} [${guardName(guard)}] → ${goals.join(", ")}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  return typeof guard === "string" ? guard : "";
}
