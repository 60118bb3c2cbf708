import type { AnyActorRef } from "xstate";
import { openShop, type OpenShop } from "../src/app/testing/open-shop.ts";
import { startedActor } from "./started-actor.ts";
import type { Bench, Situation } from "./situation.ts";

/** A shop that is ready to be drawn, and the machine once it is in its situation. */
export type Stage = { shop: OpenShop; actor: Promise<AnyActorRef | undefined> };

/** Opens a shop for a situation; what the screen's own machine is to go through, it goes through when it is drawn. */
export async function setStage(bench: Bench, situation: Situation): Promise<Stage> {
  const shop = await openShop(situation.visit);
  await situation.arrange?.(shop);
  const { actorOf } = bench;
  return { shop, actor: actorOf ? Promise.resolve(actorOf(shop)) : actedOn(bench, situation, shop) };
}

async function actedOn({ machine }: Bench, { act }: Situation, shop: OpenShop): Promise<AnyActorRef> {
  const actor = await startedActor(machine);
  await act?.(shop, actor);
  return actor;
}
