import { actorContext } from "@shop/machine-factories/react";
import type { CatalogRef } from "./catalog-machine.ts";

/** The running list of the marketplace, provided to its parts. */
export const [CatalogContext, useCatalogRef, useCatalog] = actorContext<CatalogRef>("CatalogContext");
