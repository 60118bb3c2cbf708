import { describe, expect, it } from "vitest";
import type { AnyStateNode } from "xstate";
import { cartMachine } from "./cart-machine.ts";
import { nodesOf } from "./scenarios/taken-transitions.ts";

const nodes = nodesOf(cartMachine.root);
const inside = nodes.filter((node) => node.parent);
const transitionsFrom = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
const { actions, guards, actors } = cartMachine.implementations;

const STATE_KEYS = [
  "id",
  "description",
  "context",
  "initial",
  "states",
  "on",
  "always",
  "entry",
  "exit",
  "invoke",
  "tags",
  "schemas",
];
const INVOKE_KEYS = ["id", "src", "input", "onDone", "onError"];
const TRANSITION_KEYS = ["target", "guard", "actions", "reenter", "description"];

/** The keys of these configurations that are not among the known ones. */
function keysBut(known: string[], configs: readonly unknown[]): string[] {
  return configs
    .flatMap((config) => (typeof config === "object" && config !== null ? Object.keys(config) : []))
    .filter((key) => !known.includes(key));
}

/** What has no name in the chart, or a name that nothing implements. */
function unknownNames(used: readonly unknown[], known: object): string[] {
  return used
    .map((one) => (typeof one === "object" && one !== null && "type" in one ? one.type : one))
    .map((one) => (typeof one === "string" ? one : "inline"))
    .filter((one) => !(one in known));
}

describe("the chart of the cart", () => {
  it("names every action, and implements each", () => {
    const used = nodes.flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...transitionsFrom(node).flatMap((transition) => transition.actions),
    ]);
    expect(unknownNames(used, actions)).toEqual([]);
  });

  it("names every guard, and implements each", () => {
    const used = nodes
      .flatMap(transitionsFrom)
      .map((transition) => transition.guard)
      .filter((guard) => guard !== undefined);
    expect(unknownNames(used, guards)).toEqual([]);
  });

  it("names every invoked actor, and has an answer to each that fails", () => {
    const invoked = nodes.flatMap((node) => node.invoke.map(({ id, src }) => ({ node, id, src })));
    expect(
      unknownNames(
        invoked.map(({ src }) => src),
        actors,
      ),
    ).toEqual([]);
    const open = invoked.filter(({ node, id }) => {
      const answers = node.transitions.get(`xstate.error.actor.${id}`) ?? [];
      return !answers.some((transition) => transition.guard === undefined);
    });
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it("uses every action, guard and actor that it defines", () => {
    const text = JSON.stringify(cartMachine.config);
    const defined = [actions, guards, actors].flatMap((kind) => Object.keys(kind));
    expect(defined.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });

  it("describes every state and every transition", () => {
    expect(nodes.filter((node) => !node.description).map((node) => node.id)).toEqual([]);
    const silent = nodes.flatMap(transitionsFrom).filter((transition) => !transition.description);
    expect(silent.map(({ source, eventType }) => `${source.id} ${eventType}`)).toEqual([]);
  });

  // The types let excess keys through: `to:` instead of `target:` would be a transition that does nothing.
  it("has no key that xstate does not read", () => {
    const configs = nodes.map((node) => node.config);
    expect(keysBut(STATE_KEYS, configs)).toEqual([]);
    expect(
      keysBut(
        INVOKE_KEYS,
        configs.map(({ invoke }) => invoke),
      ),
    ).toEqual([]);
    const transitions = configs.flatMap(({ on, always, invoke }) => [
      ...Object.values<unknown>(on ?? {}).flat(),
      ...[always].flat(),
      ...[invoke].flat().flatMap((actor) => [actor?.onDone, actor?.onError].flat()),
    ]);
    expect(keysBut(TRANSITION_KEYS, transitions)).toEqual([]);
  });

  it("starts in states that exist, and leads to all of them", () => {
    const reached = new Set<AnyStateNode>();
    const visit = (node: AnyStateNode): void => {
      if (reached.has(node)) return;
      reached.add(node);
      if (node.parent) visit(node.parent);
      if (node.type === "compound") node.initial.target.forEach(visit);
      transitionsFrom(node)
        .flatMap((transition) => transition.target ?? [])
        .forEach(visit);
    };
    visit(cartMachine.root);
    expect(inside.filter((node) => !reached.has(node)).map((node) => node.id)).toEqual([]);
  });
});
