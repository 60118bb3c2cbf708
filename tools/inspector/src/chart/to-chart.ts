import type { AnyStateMachine, AnyStateNode } from "xstate";
import type { Chart, ChartEdge, ChartHandler, ChartNode } from "./chart.ts";
import { edgeId, nameOf, siblingsOf, type TransitionLike } from "./edge-id.ts";

/** Reads a machine, without running it. */
export function toChart({ id, root }: AnyStateMachine): Chart {
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  const visit = (node: AnyStateNode): void => {
    const handlers: ChartHandler[] = [];
    for (const transition of transitionsFrom(node)) {
      const handler = toHandler(transition);
      const targets = transition.target ?? [];
      if (targets.length === 0) handlers.push(handler);
      edges.push(...targets.map((target) => ({ ...handler, source: node.id, target: target.id })));
    }
    nodes.push(toNode(node, handlers));
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(root);
  return { id, description: root.description ?? "", nodes, edges };
}

type Transition = TransitionLike & { actions: readonly unknown[]; description?: string | undefined };

function transitionsFrom(node: AnyStateNode): Transition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function toNode(node: AnyStateNode, handlers: ChartHandler[]): ChartNode {
  const { parent } = node;
  return {
    id: node.id,
    key: node.key,
    parent: parent?.id ?? null,
    kind: node.type,
    isInitial: parent?.type === "compound" && parent.initial.target.includes(node),
    description: node.description ?? "",
    tags: [...node.tags],
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invoke: node.invoke.map(({ id, src }) => actorTitle(nameOf(src), id)),
    handlers,
  };
}

/** The source of an actor, with the id by which it ends if that is another. An id with a dot is XState's own. */
function actorTitle(source: string, id: string): string {
  return id === source || id.includes(".") ? source : `${source} as ${id}`;
}

function toHandler(transition: Transition): ChartHandler {
  const siblings = siblingsOf(transition);
  return {
    id: edgeId(transition),
    event: transition.eventType,
    ...readEvent(transition.eventType),
    place: siblings.length > 1 ? siblings.indexOf(transition) + 1 : 0,
    guard: transition.guard === undefined ? "" : nameOf(transition.guard),
    actions: namesOf(transition.actions),
    description: transition.description ?? "",
  };
}

/** XState's own names of events, as a person says them. */
function readEvent(event: string): Pick<ChartEdge, "kind" | "title"> {
  const [, prefix = "", rest = ""] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(event) ?? [];
  switch (prefix) {
    case "done.actor":
      return { kind: "done", title: `done(${rest})` };
    case "error.actor":
      return { kind: "error", title: `error(${rest})` };
    case "done.state":
      return { kind: "done", title: "done" };
    case "after":
      return { kind: "after", title: `after ${rest.split(".")[0]}` };
    default:
      return event === "" ? { kind: "always", title: "always" } : { kind: "event", title: event };
  }
}

function namesOf(actions: readonly unknown[]): string[] {
  return actions.filter((action) => !isTimer(action)).map(nameOf);
}

/** `after` is compiled to a raise on entry and a cancel on exit, and is drawn as an arrow already. */
function isTimer(action: unknown): boolean {
  if (typeof action !== "function") return false;
  const { id, sendId } = action as { id?: unknown; sendId?: unknown }; // XState's own marks on what it makes
  return String(id ?? sendId).startsWith("xstate.after.");
}
