import type { Product } from "@shop/contract";
import { createQueryMachine, port, type QueryLoaded } from "@shop/machine-factories";

/** What this machine emits. */
export type ProductReport = QueryLoaded<"product", Product>;

/** The product of the detail screen. */
export const productMachine = createQueryMachine({
  id: "product",
  description: "One product, looked at closely.",
  load: port<Product, { id: string }>("load"),
});
