import type { Facets } from "@shop/contract";
import type { ListPlace } from "../cursor.ts";

/** The products of a search in one version of the catalogue. */
export type Selection = {
  /** What its cursors belong to. */
  list: string;
  /** So many places in their order, from the first of the list or after one of them; fewer at its end. */
  placesAfter: (place: ListPlace | undefined, count: number) => ListPlace[];
  total: number;
  facets: Facets;
  didYouMean: string | undefined;
};
