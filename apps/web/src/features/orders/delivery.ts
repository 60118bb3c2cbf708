import type { Order } from "@shop/contract";
import { order } from "../../texts/order.ts";

const texts = order.delivery;

/** Where the order goes, how, and when. */
export function deliveryOf({ address, shippingOption }: Order): { term: string; value: string }[] {
  return [
    { term: texts.way, value: shippingOption.name },
    { term: texts.window, value: shippingOption.window },
    { term: texts.to, value: address.name },
    {
      term: texts.address,
      value: [
        texts.inside(address.street, address.exteriorNumber, address.interiorNumber),
        `${address.neighbourhood}, ${address.postalCode}`,
        `${address.city}, ${address.state}`,
      ].join(", "),
    },
    { term: texts.phone, value: address.phone },
    ...(address.notes ? [{ term: texts.notes, value: address.notes }] : []),
  ].filter(({ value }) => value !== "");
}
