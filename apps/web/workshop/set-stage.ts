import type { AnyActorRef } from "xstate";
import { openShop, type OpenShop } from "../src/app/testing/open-shop.ts";
import { startedActor } from "./started-actor.ts";
import type { Scenario, Situation } from "./situation.ts";

/** A shop that is ready to be drawn, and the machine once it is in its situation. */
export type Stage = { shop: OpenShop; actor: Promise<AnyActorRef | undefined> };

/** Opens a shop for a situation; what the screen's own machine is to go through, it goes through when it is drawn. */
export async function setStage(scenario: Scenario, situation: Situation): Promise<Stage> {
  const shop = await openShop(situation.visit);
  await situation.arrange?.(shop);
  const { actorOf } = scenario;
  return { shop, actor: actorOf ? Promise.resolve(actorOf(shop)) : actedOn(scenario, situation, shop) };
}

async function actedOn({ machine }: Scenario, { act }: Situation, shop: OpenShop): Promise<AnyActorRef> {
  const actor = await startedActor(machine);
  await act?.(shop, actor);
  return actor;
}
