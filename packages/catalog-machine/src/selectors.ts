import type { SnapshotFrom } from "xstate";
import type { homeMachine } from "./home-machine.ts";
import type { productMachine } from "./product-machine.ts";

type HomeSnapshot = SnapshotFrom<typeof homeMachine>;
type ProductSnapshot = SnapshotFrom<typeof productMachine>;

export const selectHome = (snapshot: HomeSnapshot) => snapshot.context.data;

export const selectProduct = (snapshot: ProductSnapshot) => snapshot.context.data;

/** Whether there is no such product (404), or what the URL has is no id of a product (422). */
export const selectIsMissing = ({ context }: ProductSnapshot) =>
  context.failure?.id === 404 || context.failure?.id === 422;

/** Whether home, or the product, is still loading. */
export const selectIsLoading = (snapshot: HomeSnapshot | ProductSnapshot) => snapshot.hasTag("loading");

/** Why home, or the product, could not be loaded. */
export const selectFailure = (snapshot: HomeSnapshot | ProductSnapshot) => snapshot.context.failure;
