import type { Facets } from "@shop/contract";
import type { PlacedProduct } from "./sorts.ts";

/** The products of a search in one version of the catalogue. */
export type Selection = {
  /** What its cursors belong to. */
  list: string;
  /** Whether the words were found, also where the filters leave nothing. */
  isAnswer: boolean;
  /** In their order. */
  places: readonly PlacedProduct[];
  facets: Facets;
  didYouMean: string | undefined;
};
