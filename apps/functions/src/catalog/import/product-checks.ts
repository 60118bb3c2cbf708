import type { Product } from "@shop/contract";
import type { CatalogFault, RowPlace } from "../catalog-fault.ts";

/**
 * Finds ids that come twice in one list, in the order of its rows. A row with other faults claims its id too:
 * whoever mends them should not find the next fault behind them.
 */
export function createIdCheck(): (place: RowPlace, id: unknown) => CatalogFault[] {
  const first = new Map<string, RowPlace>();
  return (place, id) => {
    if (typeof id !== "string" || id === "") return [];
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, place);
      return [];
    }
    const where = earlier.line === undefined ? `la fila ${earlier.row}` : `la línea ${earlier.line}`;
    return [{ ...place, field: "id", message: `Este id ya está en ${where}: cada uno va una sola vez.` }];
  };
}

/** What is wrong with a product that a schema cannot know. `field` is the name of the column of that field. */
export function productFaults(
  place: RowPlace,
  { category, price, regularPrice }: Product,
  isCategory: (id: string) => boolean,
  field = "regularPrice",
): CatalogFault[] {
  return [
    ...(isCategory(category)
      ? []
      : [{ ...place, field: "category", message: `No hay una categoría con el id «${category}».` }]),
    ...(regularPrice === undefined || regularPrice > price
      ? []
      : [
          {
            ...place,
            field,
            message: "El precio regular de una oferta va por encima de su precio; quítalo si no hay oferta.",
          },
        ]),
  ];
}
