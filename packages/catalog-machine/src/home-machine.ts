import type { Home } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";

/** What the first screen needs: the categories, and what is on offer. */
export const homeMachine = createQueryMachine({
  id: "home",
  description: "The categories and the offers of the shop.",
  load: port<Home>("load"),
});
