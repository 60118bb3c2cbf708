import type { Order } from "@shop/contract";
import { addressLines } from "../../shared/address-lines.ts";
import { order } from "./texts.ts";

const texts = order.delivery;

/** Where the order goes, how, and when. */
export function deliveryOf({ address, shippingOption }: Order): { term: string; value: string }[] {
  return [
    { term: texts.progress, value: shippingOption.name },
    { term: texts.window, value: shippingOption.window },
    { term: texts.to, value: address.name },
    { term: texts.address, value: addressLines(address).join("\n") },
    ...(address.notes ? [{ term: texts.notes, value: address.notes }] : []),
  ].filter(({ value }) => value !== "");
}
