import { selectHome } from "@shop/catalog-machine";
import { useHome } from "@shop/catalog-machine/react";
import { ProductList } from "./product-list.tsx";
import { catalog } from "../texts.ts";

/** Offers on a screen without products of its own; its route opens the home's machine. */
export function Offers() {
  const home = useHome(selectHome);
  return <ProductList heading={catalog.product.offers} products={home?.featured ?? []} row />;
}
