import { actorContext } from "@shop/machine-factories/react";
import type { ActorRefFrom } from "xstate";
import type { homeMachine } from "./home-machine.ts";
import type { productMachine } from "./product-machine.ts";

/** The running actors of home and product, provided to the screens. */
export const [HomeContext, useHomeRef, useHome] =
  actorContext<ActorRefFrom<typeof homeMachine>>("HomeContext");

export const [ProductContext, useProductRef, useProduct] =
  actorContext<ActorRefFrom<typeof productMachine>>("ProductContext");
