import type { PriceAndStock } from "@shop/contract";
import { money } from "@shop/web/format";
import { texts } from "../shared/texts.ts";

/** `$24.50 · antes $28.50 · 12 en existencia` */
export function priceAndStockText({ price, regularPrice, stock }: PriceAndStock): string {
  const regular = regularPrice === undefined ? [] : [texts.goods.regularly(money(regularPrice))];
  return [money(price), ...regular, texts.goods.stock(stock)].join(" · ");
}
