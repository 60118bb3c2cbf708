import type { AnyStateNode } from "xstate";

export type Transition = AnyStateNode["always"] extends (infer T)[] | undefined ? T : never;

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
