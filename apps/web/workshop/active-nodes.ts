import type { AnyStateNode, StateValue } from "xstate";

/** The states below a node that a state value stands for, outer ones first. */
export function activeNodes(node: AnyStateNode, value: StateValue): AnyStateNode[] {
  const below = typeof value === "string" ? { [value]: {} } : value;
  return Object.entries(below).flatMap(([key, deeper]) => {
    const state = node.states[key];
    return state ? [state, ...activeNodes(state, deeper ?? {})] : [];
  });
}
