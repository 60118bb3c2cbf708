import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodesOf, transitionsFrom } from "./nodes.ts";

const STATE_KEYS = new Set([
  "id",
  "type",
  "description",
  "context",
  "output",
  "initial",
  "states",
  "on",
  "always",
  "after",
  "entry",
  "exit",
  "invoke",
  "tags",
  "schemas",
]);
const INVOKE_KEYS = new Set(["id", "systemId", "src", "input", "onDone", "onError", "onSnapshot"]);
const TRANSITION_KEYS = new Set(["target", "guard", "actions", "reenter", "description"]);

/** What makes a chart unreadable in a visualizer, or silently different from what was meant; none is `[]`. */
export function chartErrors(machine: AnyStateMachine): string[] {
  const nodes = nodesOf(machine.root);
  return [
    ...unknownNames(machine, nodes),
    ...unusedNames(machine),
    ...nodes.flatMap(unansweredFailures),
    ...nodes.flatMap(unreadKeys),
    ...unreachedStates(machine, nodes),
  ];
}

/** An inline function has no name for the chart. */
function unknownNames({ implementations }: AnyStateMachine, nodes: AnyStateNode[]): string[] {
  const { actions, guards, actors, delays } = implementations;
  return nodes.flatMap((node) => [
    ...[...node.entry, ...node.exit, ...transitionsFrom(node).flatMap((transition) => transition.actions)]
      .filter((action) => !isTimer(action))
      .flatMap(unknownIn(actions, `${node.id}: action`)),
    ...transitionsFrom(node)
      .flatMap(({ guard }) => guard ?? [])
      .flatMap(unknownIn(guards, `${node.id}: guard`)),
    ...node.invoke.map(({ src }) => src).flatMap(unknownIn(actors, `${node.id}: actor`)),
    ...Object.keys(node.config.after ?? {}).flatMap(unknownIn(delays, `${node.id}: delay`)),
  ]);
}

function unknownIn(known: object, where: string) {
  return (used: unknown): string[] => {
    const named = typeof used === "object" && used !== null && "type" in used ? used.type : used;
    const name = typeof named === "string" ? named : "inline";
    return name in known ? [] : [`${where} ${name} is not implemented`];
  };
}

/** `after` is compiled to a raise on entry and a cancel on exit. */
function isTimer(action: unknown): boolean {
  if (typeof action !== "function") return false;
  const { id, sendId } = action as { id?: unknown; sendId?: unknown };
  return String(id ?? sendId).startsWith("xstate.after.");
}

function unusedNames({ config, implementations }: AnyStateMachine): string[] {
  const { actions, guards, actors, delays } = implementations;
  const text = [JSON.stringify(config), ...Object.values(actions).map(enqueued)].join("\n");
  return [actions, guards, actors, delays]
    .flatMap((kind) => Object.keys(kind))
    .filter((name) => !text.includes(`"${name}"`))
    .map((name) => `${name} is not used`);
}

/** The function of an `enqueueActions`, which names actions that the chart does not. */
function enqueued(action: unknown): string {
  return typeof action === "function" && "collect" in action ? String(action.collect) : "";
}

function unansweredFailures(node: AnyStateNode): string[] {
  return node.invoke
    .filter(({ id, src }) => {
      if (src === "forwardEmitted") return false; // it only subscribes, which cannot fail
      const answers = node.transitions.get(`xstate.error.actor.${id}`) ?? [];
      return !answers.some((transition) => transition.guard === undefined);
    })
    .map(({ id }) => `${node.id}: ${id} fails without an answer`);
}

/** The types allow excess keys: `to:` instead of `target:` would be a transition that does nothing. */
function unreadKeys({ id, config }: AnyStateNode): string[] {
  const { on, after, always, invoke } = config;
  const invoked = [invoke].flat();
  const transitions = [
    ...Object.values<unknown>({ ...on, ...after }).flat(),
    ...[always].flat(),
    ...invoked.flatMap((actor) => [actor?.onDone, actor?.onError, actor?.onSnapshot].flat()),
  ];
  return [
    ...keysBut(STATE_KEYS, [config]),
    ...keysBut(INVOKE_KEYS, invoked),
    ...keysBut(TRANSITION_KEYS, transitions),
  ].map((key) => `${id}: ${key} is read by nobody`);
}

function keysBut(known: ReadonlySet<string>, configs: readonly unknown[]): string[] {
  return configs
    .flatMap((config) => (typeof config === "object" && config !== null ? Object.keys(config) : []))
    .filter((key) => !known.has(key));
}

function unreachedStates(machine: AnyStateMachine, nodes: AnyStateNode[]): string[] {
  const reached = new Set<AnyStateNode>();
  const visit = (node: AnyStateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) visit(node.parent);
    if (node.type === "compound") node.initial.target.forEach(visit);
    if (node.type === "parallel") Object.values(node.states).forEach(visit);
    transitionsFrom(node)
      .flatMap((transition) => transition.target ?? [])
      .forEach(visit);
  };
  visit(machine.root);
  return nodes.filter((node) => !reached.has(node)).map((node) => `${node.id} is never reached`);
}
