import { describe, expect, it } from "vitest";
import type { AnyStateNode } from "xstate";
import { transitionNames } from "./cases/start.ts";
import { sessionMachine } from "./session-machine.ts";

type Node = AnyStateNode;
type Named = string | { type: string } | undefined;
type Step = { description?: string; guard?: Named; actions: readonly Named[]; target?: readonly Node[] };

const nodes = collect(sessionMachine.root);
const steps = [...transitionNames(sessionMachine)] as [Step, string][];
const { actions, guards, actors, delays } = sessionMachine.implementations;

describe("the chart of the session", () => {
  it("names every action, guard, actor and delay, and each of them exists", () => {
    const strangers = [
      ...nodes.flatMap((node) =>
        [...node.entry, ...node.exit]
          .filter((action) => !isTimer(action))
          .map((action) => unknown(action, actions, `${node.id} entry or exit`)),
      ),
      ...nodes.flatMap((node) =>
        node.invoke.map((invoke) => unknown(invoke.src, actors, `${node.id} invoke`)),
      ),
      ...nodes.flatMap((node) =>
        Object.keys(node.config.after ?? {}).map((delay) => unknown(delay, delays, `${node.id} after`)),
      ),
      ...steps.flatMap(([step, name]) => step.actions.map((action) => unknown(action, actions, name))),
      ...steps.flatMap(([step, name]) =>
        step.guard === undefined ? [] : [unknown(step.guard, guards, name)],
      ),
    ];
    expect(strangers.filter(Boolean)).toEqual([]);
  });

  it("uses every action, guard, actor and delay that it names", () => {
    const text = JSON.stringify(sessionMachine.config);
    const names = [actions, guards, actors, delays].flatMap((kind) => Object.keys(kind));
    expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });

  it("describes every state and every transition", () => {
    expect(nodes.filter((node) => !node.description).map((node) => node.id)).toEqual([]);
    expect(steps.filter(([step]) => !step.description).map(([, name]) => name)).toEqual([]);
  });

  it("answers the failure of everything that it invokes", () => {
    const unanswered = nodes.flatMap((node) =>
      node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
    );
    expect(unanswered).toEqual([]);
  });

  it("begins every compound state in a state that exists", () => {
    const lost = nodes.filter(
      ({ type, config, states }) =>
        type === "compound" && !(typeof config.initial === "string" && config.initial in states),
    );
    expect(lost.map((node) => node.id)).toEqual([]);
  });

  it("reaches every state", () => {
    const reached = new Set<Node>();
    const enter = (node: Node): void => {
      if (reached.has(node)) return;
      reached.add(node);
      if (node.parent) enter(node.parent);
      for (const first of node.type === "compound" ? node.initial.target : []) enter(first);
      const own = [...node.transitions.values(), node.always ?? []].flat();
      for (const target of own.flatMap((step) => step.target ?? [])) enter(target);
    };
    enter(sessionMachine.root);
    expect(nodes.filter((node) => !reached.has(node)).map((node) => node.id)).toEqual([]);
  });

  it("writes no key that the library would ignore", () => {
    const STATE = "id initial states description tags entry exit invoke on after always context schemas";
    const INVOKE = "id src input onDone onError";
    const TRANSITION = "target guard actions description";
    const states = nodes.map(({ config }) => config);
    const invokes = nodes.flatMap(({ config }) => list<object>(config.invoke));
    const transitions = [
      ...nodes.flatMap(({ config: { on, after } }) => Object.values({ ...on, ...after })),
      ...nodes.map(({ config }) => config.always),
      ...invokes.flatMap((invoke) => ("onDone" in invoke ? invoke.onDone : [])),
      ...invokes.flatMap((invoke) => ("onError" in invoke ? invoke.onError : [])),
    ].flatMap((written) => list<unknown>(written));
    expect(transitions).toHaveLength(steps.length);
    expect(strangeKeys(transitions, TRANSITION)).toEqual([]);
    expect(strangeKeys(invokes, INVOKE)).toEqual([]);
    expect(strangeKeys(states, STATE)).toEqual([]);
  });
});

function strangeKeys(written: readonly unknown[], known: string): string[] {
  return written
    .flatMap((one) => Object.keys(one as object))
    .filter((key) => !known.split(" ").includes(key));
}

function collect(node: Node): Node[] {
  return [node, ...Object.values(node.states).flatMap(collect)];
}

function list<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}

function unknown(named: unknown, implementations: object, where: string): string | null {
  const name = typeof named === "object" && named !== null && "type" in named ? named.type : named;
  return typeof name === "string" && name in implementations ? null : `${where}: ${String(name)}`;
}

/** `after` is compiled to a raise on entry and a cancel on exit. */
function isTimer(action: unknown): boolean {
  if (typeof action !== "function") return false;
  const { id, sendId } = action as { id?: unknown; sendId?: unknown };
  return String(id ?? sendId).startsWith("xstate.after.");
}
