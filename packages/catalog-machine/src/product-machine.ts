import type { Product } from "@shop/contract";
import { createQueryMachine, port, type QueryLoaded } from "@shop/machine-factories";

/** What this machine emits. */
export type ProductReport = QueryLoaded<"product", Product>;

/** The product of the detail screen. */
export const productMachine = createQueryMachine({
  id: "product",
  description: "The product of the detail screen.",
  load: port<Product, { id: string }>("load"),
});
