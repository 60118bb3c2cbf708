import { createQueryMachine, port } from "@shop/machine-factories";
import { fromPromise } from "xstate";
import { findPlace, type Place } from "./find-place.ts";

type PostalCode = { postalCode: string };

/**
 * Finds the place of a postal code, to prefill the address. A failure is not shown: the shopper types the place.
 * @public it has a chart
 */
export const postalCodeMachine = createQueryMachine({
  id: "postalCode",
  description: "The place of a postal code.",
  load: port<Place | null, PostalCode>("load"),
});

export function providePostalCode() {
  return postalCodeMachine.provide({
    actors: { load: fromPromise<Place | null, PostalCode>(({ input }) => findPlace(input.postalCode)) },
  });
}
