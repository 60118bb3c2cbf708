import { shop } from "@shop/commerce";
import { number } from "../../../shared/format.ts";

/** A number with the sign of its unit, which no line break parts: `3.5 g`. */
export const measure = (value: number, unit: string) => `${number(value)}\u00A0${unit}`;

/** Names that all hold, in one sentence: `leche, huevo y soya`. */
export const everyOf = (names: readonly string[]) => new Intl.ListFormat(shop.locale).format(names);
