import { shop } from "@shop/commerce";
import { withUnit } from "@shop/contract";
import { number } from "../../shared/format.ts";

/** A number with the sign of its unit: `3.5 g`. */
export const measure = (value: number, unit: string) => withUnit(number(value), unit);

/** Names that all hold, in one sentence: `leche, huevo y soya`. */
export const everyOf = (names: readonly string[]) => new Intl.ListFormat(shop.locale).format(names);
