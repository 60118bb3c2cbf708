import { shop } from "@shop/commerce";
import { number } from "../../../shared/format.ts";

/** A number and its unit with a no-break space: `3.5 g`. */
export const measure = (value: number, unit: string) => `${number(value)}\u00A0${unit}`;

/** A list with "and": `leche, huevo y soya`. */
export const everyOf = (names: readonly string[]) => new Intl.ListFormat(shop.locale).format(names);
