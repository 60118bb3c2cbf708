import type { Product } from "@shop/contract";
import { catalog } from "./texts.ts";
import { money, spokenMoney } from "../../shared/format.ts";

/** The price of a product, to read and for a screen reader, and the regular price of an offer. */
export function pricesOf(product: Pick<Product, "price" | "regularPrice">) {
  const { price, regularPrice } = product;
  return {
    price: { text: money(price), label: catalog.product.price(spokenMoney(price)) },
    was:
      regularPrice === undefined
        ? undefined
        : { text: money(regularPrice), label: catalog.product.was(spokenMoney(regularPrice)) },
  };
}
