import { shop, unitPriceOf } from "@shop/commerce";
import {
  dateTimeFormat,
  failureText as failureTextIn,
  formatMissingWeight,
  formatMoney,
  formatWeight,
  numberFormat,
  type Failure,
  type Grams,
  type Money,
  type Product,
} from "@shop/contract";

/** An amount as the shop writes it: `$28.50`. */
export const money = (amount: Money) => formatMoney(amount, shop.locale, shop.currency);

/** An amount without cents if there are none: `$94`. */
export const shortMoney = (amount: Money) =>
  numberFormat(shop.locale, {
    style: "currency",
    currency: shop.currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);

/** An amount for a screen reader: `28.50 pesos mexicanos`. */
export const spokenMoney = (amount: Money) =>
  numberFormat(shop.locale, {
    style: "currency",
    currency: shop.currency,
    currencyDisplay: "name",
  }).format(amount / 100);

/** A weight with two decimals: `3.00 kg`. */
export const weight = (grams: Grams) => formatWeight(grams, shop.locale);

/** The weight missing to the minimum, never rounded down to zero. */
export const missingWeight = (grams: Grams) => formatMissingWeight(grams, shop.locale);

/** The sentence of a failure, by the contract. */
export const failureText = (failure: Failure) => failureTextIn(failure, shop.locale);

/** The date in the shop's time zone: `18 de noviembre de 2026`. @param moment ISO 8601 */
export const date = (moment: string) =>
  dateTimeFormat(shop.locale, { dateStyle: "long", timeZone: shop.timeZone }).format(new Date(moment));

/** Date and time in the shop's time zone: `18 nov 2026, 11:04`. @param when ISO 8601 */
export const moment = (when: string) =>
  dateTimeFormat(shop.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: shop.timeZone,
  }).format(new Date(when));

const clock = (options: Intl.DateTimeFormatOptions) => (when: string) =>
  dateTimeFormat(shop.locale, { timeZone: shop.timeZone, ...options }).format(new Date(when));

/** The date with its weekday: `Lunes 23 de noviembre`. @param when ISO 8601 */
export function longDate(when: string): string {
  const day = clock({ weekday: "long", day: "numeric", month: "long" })(when).replace(",", "");
  return upperFirst(day);
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase(shop.locale) + text.slice(1);

/** The weekday: `Lunes`. @param when ISO 8601 */
export function weekday(when: string): string {
  return upperFirst(clock({ weekday: "long" })(when));
}

/** The time in its shortest form: `9`, `14:30`. @param when ISO 8601 */
export const timeOfDay = (when: string) =>
  clock({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })(when).replace(/^0/, "").replace(/:00$/, "");

/**
 * A time in the near future: `hoy a las 18 h`, `mañana a las 9 h`, `el lunes 23 de noviembre a las 14:30 h`.
 * @param when ISO 8601
 */
export function dayAndTime(when: string): string {
  const now = new Date();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const day =
    date(when) === date(now.toISOString())
      ? "hoy"
      : date(when) === date(tomorrow.toISOString())
        ? "mañana"
        : `el ${clock({ weekday: "long", day: "numeric", month: "long" })(when).replace(",", "")}`;
  return `${day} a las ${timeOfDay(when)} h`;
}

/** A number as the shop writes it: `1,250`. */
export const number = (value: number) => numberFormat(shop.locale).format(value);

/** A list with "or": `Mercado Pago, tarjeta o efectivo`. */
export const list = (names: readonly string[]) =>
  new Intl.ListFormat(shop.locale, { type: "disjunction" }).format(names);

/** A count with its noun: `1 producto`, `12 productos`. */
export const count = (units: number, one: string, many: string) =>
  `${number(units)} ${units === 1 ? one : many}`;

const UNITS = { kg: "por kilo", l: "por litro", pieza: "por pieza" } as const;

/** The price of a kilogram, a litre or a piece: `$28.50 por litro`. */
export function unitPrice(product: Pick<Product, "price" | "content">): string {
  const { price, unit } = unitPriceOf(product);
  return `${money(price)} ${UNITS[unit]}`;
}
