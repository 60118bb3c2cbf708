import type { ProductSort } from "@shop/contract";

/** Every sort of a list, with its name in the URL. */
export const SORTS: readonly { sort: ProductSort; name: string }[] = [
  { sort: "relevance", name: "relevancia" },
  { sort: "price", name: "precio" },
  { sort: "priceDesc", name: "precio-mayor" },
  { sort: "unitPrice", name: "precio-unidad" },
  { sort: "name", name: "nombre" },
  { sort: "newest", name: "nuevos" },
];
