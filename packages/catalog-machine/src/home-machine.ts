import type { Home } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-factories";

/** What the first screen needs: the aisles, and what is on offer. */
export const homeMachine = createQueryMachine({
  id: "home",
  description: "The aisles and the offers of the shop.",
  load: port<Home>("load"),
});
