import { normalize } from "@shop/commerce";
import type { OrderCard } from "@shop/contract";

/**
 * The orders with every word in their number, name or phone. Capitals, accents, and what separates digits do not
 * matter: `999 1234` finds the phone `9991234567`.
 */
export function filterCards(orders: readonly OrderCard[], text: string): readonly OrderCard[] {
  const words = normalize(text).split(/\s+/u).map(compact);
  const whole = compact(normalize(text));
  if (whole === "") return orders;
  return orders.filter((order) => {
    const places = [order.number, order.name, order.phone].map((each) => compact(normalize(each)));
    const has = (word: string) => places.some((place) => place.includes(word));
    return has(whole) || words.every(has);
  });
}

/** Letters and digits alone. Not every keyboard has an `ñ`. */
function compact(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").replaceAll("ñ", "n");
}
