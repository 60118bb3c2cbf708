import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";
import type { ActorRefFrom } from "xstate";

/** What may go instead of a product, read when it is missing. */
export const substitutesMachine = createQueryMachine({
  id: "substitutes",
  description: "Products that may go instead of one that is missing.",
  load: port<Product[], { id: string }>("load"),
});

export type SubstitutesRef = ActorRefFrom<typeof substitutesMachine>;
