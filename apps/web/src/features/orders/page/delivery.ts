import type { Order } from "@shop/contract";
import { addressLines } from "../../../shared/address-lines.ts";
import { order } from "../texts.ts";

const texts = order.delivery;

/** The address, shipping option and window of an order. */
export function deliveryOf({ address, shippingOption }: Order): { label: string; value: string }[] {
  return [
    { label: texts.progress, value: shippingOption.name },
    { label: texts.window, value: shippingOption.window },
    { label: texts.to, value: address.name },
    { label: texts.address, value: addressLines(address).join("\n") },
    ...(address.notes ? [{ label: texts.notes, value: address.notes }] : []),
  ].filter(({ value }) => value !== "");
}
