import type { AnyStateMachine, AnyStateNode, InspectionEvent } from "xstate";

type Transition = AnyStateNode["always"] extends (infer T)[] | undefined ? T : never;

/** Every transition that some scenario has taken, by the names in the chart. */
export const takenTransitions = new Set<string>();

/** Notes the transitions of the machine with this id, as an actor takes them. */
export function noteTransitions(machineId: string) {
  return (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return;
    const { _transitions: taken } = event;
    for (const name of taken.map(nameOf)) if (name.startsWith(machineId)) takenTransitions.add(name);
  };
}

/** Every transition of a chart. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(nameOf);
}

/** A state and everything inside it. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child))];
}

function nameOf({ source, eventType, guard, target }: Transition): string {
  const goals = target?.map((node: AnyStateNode) => node.id) ?? ["stays"];
  return `${source.id}: ${eventType || "always"} [${guardName(guard)}] → ${goals.join(", ")}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  return typeof guard === "string" ? guard : "";
}
