import { cleanup } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AnyStateNode } from "xstate";
import { renderOpenShop } from "../src/app/testing/render-shop.tsx";
import { activeNodes } from "./active-nodes.ts";
import { scenarios } from "./scenarios.ts";
import { setStage } from "./set-stage.ts";
import type { Scenario, Situation } from "./situation.ts";

/** The states that have no states of their own. */
function leavesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(leavesOf);
}

/** Brings a shop into a situation, and tells which states the machine is in then. */
async function statesIn(scenario: Scenario, situation: Situation): Promise<string[]> {
  const { shop, actor } = await setStage(scenario, situation);
  // A machine that a screen runs for itself runs when the screen is drawn.
  if (!scenario.actorOf) renderOpenShop(shop);
  const value = (await actor)?.getSnapshot().value ?? {};
  cleanup();
  return activeNodes(scenario.machine.root, value).map(({ id }) => id);
}

describe.for(Object.entries<Scenario>(scenarios))("the situations of the %s machine", ([, scenario]) => {
  it("reach every state that a screen can stay in", async () => {
    const reached = new Set<string>();
    for (const situation of Object.values(scenario.situations))
      // oxlint-disable-next-line no-await-in-loop -- one document shows one shop at a time
      for (const state of await statesIn(scenario, situation)) reached.add(state);
    const missing = leavesOf(scenario.machine.root).filter((id) => !reached.has(id));
    expect(missing).toEqual(Object.keys(scenario.beyond));
  });
});
