import { describe, expect, it } from "vitest";
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { catalogMachine } from "./catalog-machine.ts";
import { homeMachine } from "./home-machine.ts";
import { productMachine } from "./product-machine.ts";
import { nameOf, nodesOf, transitionsFrom } from "./scenarios/taken-transitions.ts";

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

describe.each([
  ["home", homeMachine],
  ["catalog", catalogMachine],
  ["product", productMachine],
] as [string, AnyStateMachine][])("the chart of %s", (_, machine) => {
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsFrom);
  const { actions, guards, actors } = machine.implementations;

  it("names every action, guard and invoked actor, and implements each", () => {
    const used = [
      ...nodes.flatMap((node) => [...node.entry, ...node.exit]),
      ...transitions.flatMap((transition) => transition.actions),
    ];
    expect(unknownNames(used, actions)).toEqual([]);
    const asked = transitions.map(({ guard }) => guard).filter((guard) => guard !== undefined);
    expect(unknownNames(asked, guards)).toEqual([]);
    const invoked = nodes.flatMap((node) => node.invoke.map(({ src }) => src));
    expect(unknownNames(invoked, actors)).toEqual([]);
  });

  it("uses every action, guard and actor that it defines", () => {
    const text = JSON.stringify(machine.config);
    const defined = [actions, guards, actors].flatMap((kind) => Object.keys(kind));
    expect(defined.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });

  it("has an answer to everything that fails", () => {
    const open = nodes.flatMap((node) =>
      node.invoke.filter(({ id }) => {
        const answers = node.transitions.get(`xstate.error.actor.${id}`) ?? [];
        return !answers.some((transition) => transition.guard === undefined);
      }),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it("describes every state and every transition", () => {
    expect(nodes.filter((node) => !node.description).map((node) => node.id)).toEqual([]);
    expect(transitions.filter((transition) => !transition.description).map(nameOf)).toEqual([]);
  });

  // The types let excess keys through: `to:` instead of `target:` would be a transition that does nothing.
  it("has no key that xstate does not read", () => {
    const configs = nodes.map((node) => node.config);
    expect(keysBut(STATE_KEYS, configs)).toEqual([]);
    expect(
      keysBut(
        INVOKE_KEYS,
        configs.flatMap(({ invoke }) => [invoke].flat()),
      ),
    ).toEqual([]);
    const written = configs.flatMap(({ on, always, invoke }) => [
      ...Object.values<unknown>(on ?? {}).flat(),
      ...[always].flat(),
      ...[invoke].flat().flatMap((actor) => [actor?.onDone, actor?.onError].flat()),
    ]);
    expect(keysBut(TRANSITION_KEYS, written)).toEqual([]);
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
    visit(machine.root);
    expect(nodes.filter((node) => !reached.has(node)).map((node) => node.id)).toEqual([]);
  });
});
