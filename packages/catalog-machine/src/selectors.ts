import type { SnapshotFrom } from "xstate";
import type { catalogMachine } from "./catalog-machine.ts";
import type { homeMachine } from "./home-machine.ts";
import type { productMachine } from "./product-machine.ts";

type HomeSnapshot = SnapshotFrom<typeof homeMachine>;
type CatalogSnapshot = SnapshotFrom<typeof catalogMachine>;
type ProductSnapshot = SnapshotFrom<typeof productMachine>;

export const selectHome = (snapshot: HomeSnapshot) => snapshot.context.home;

export const selectCatalog = (snapshot: CatalogSnapshot) => snapshot.context;
export const selectIsExtending = (snapshot: CatalogSnapshot) => snapshot.hasTag("extending");

export const selectProduct = (snapshot: ProductSnapshot) => snapshot.context.product;
export const selectIsMissing = (snapshot: ProductSnapshot) => snapshot.hasTag("missing");

/** Of any of the three: whether there is nothing to show yet. */
export const selectIsLoading = (snapshot: HomeSnapshot | CatalogSnapshot | ProductSnapshot) =>
  snapshot.hasTag("loading");

/** Of any of the three: why there is nothing to show, when reading failed. */
export const selectFailure = (snapshot: HomeSnapshot | CatalogSnapshot | ProductSnapshot) =>
  snapshot.context.failure;
