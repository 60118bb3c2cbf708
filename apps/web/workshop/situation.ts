import type { AnyActorRef, AnyStateMachine } from "xstate";
import type { OpenShop, Visit } from "../src/testing/open-shop.ts";

/** How a shop comes to be in one state of one machine. */
export type Situation = {
  visit: Visit;
  /** Gives the answers that have arrived by then. What is not answered is on its way. */
  arrange?: (shop: OpenShop) => Promise<void> | void;
};

/** A machine, the screen it decides for, and every situation that it can be in. */
export type Bench = {
  machine: AnyStateMachine;
  actorOf: (shop: OpenShop) => AnyActorRef | undefined;
  /** By the name that a designer chooses from. */
  situations: Record<string, Situation>;
  /** States that no screen stays in, each with the reason: passed through at once, say. */
  beyond: Record<string, string>;
};
