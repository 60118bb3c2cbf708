import type { Product } from "@shop/contract";
import { createQueryMachine, port } from "@shop/machine-ports";

/** What this machine tells whoever runs it. */
export type ProductReport = { type: "product.shown"; product: Product };

/** The product of the detail screen. */
export const productMachine = createQueryMachine({
  id: "product",
  description: "One product, looked at closely.",
  load: port<Product, { id: string }>("load"),
  report: (product: Product): ProductReport => ({ type: "product.shown", product }),
});
