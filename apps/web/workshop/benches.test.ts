import { describe, expect, it } from "vitest";
import type { AnyStateNode } from "xstate";
import { openShop } from "../src/testing/open-shop.ts";
import { activeNodes } from "./active-nodes.ts";
import { benches } from "./benches.ts";
import type { Bench, Situation } from "./situation.ts";

/** The states that have no states of their own. */
function leavesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(leavesOf);
}

/** Brings a shop into a situation, and tells which states the machine is in then. */
async function statesIn({ machine, actorOf }: Bench, { visit, arrange }: Situation): Promise<string[]> {
  const shop = await openShop(visit);
  await arrange?.(shop);
  const value = actorOf(shop)?.getSnapshot().value ?? {};
  return activeNodes(machine.root, value).map(({ id }) => id);
}

describe.for(Object.entries(benches))("the situations of the %s machine", ([, bench]) => {
  it("reach every state that a screen can stay in", async () => {
    const situations = Object.values(bench.situations);
    const states = await Promise.all(situations.map((situation) => statesIn(bench, situation)));
    const reached = new Set(states.flat());
    const missing = leavesOf(bench.machine.root).filter((id) => !reached.has(id));
    expect(missing).toEqual(Object.keys(bench.beyond));
  });
});
