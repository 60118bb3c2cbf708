import type { AnyActorRef, AnyStateMachine } from "xstate";
import type { OpenShop, Visit } from "../src/app/testing/open-shop.ts";

/** What happens to a machine that a screen runs for itself, once it does. */
export type Act = (shop: OpenShop, actor: AnyActorRef) => Promise<void> | void;

/** How a shop comes to be in one state of one machine. */
export type Situation = {
  visit: Visit;
  /** Gives the answers that have arrived before anything is drawn. What is not answered is on its way. */
  arrange?: (shop: OpenShop) => Promise<void> | void;
  act?: Act;
};

/** A machine, the screen it decides for, and every situation that it can be in. */
export type Scenario = {
  machine: AnyStateMachine;
  /** Left out where a screen runs the machine for itself: it is found when it starts. */
  actorOf?: (shop: OpenShop) => AnyActorRef | undefined;
  /** By the name that a designer chooses from. */
  situations: Record<string, Situation>;
  /** States that no screen stays in, each with the reason: passed through at once, say. */
  beyond: Record<string, string>;
};
