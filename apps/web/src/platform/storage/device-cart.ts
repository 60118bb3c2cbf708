import type { DeviceCart } from "@shop/cart-machine";
import { newOperationId } from "../../shared/operation-id.ts";
import { partOf, readJson, readLines } from "./parse-stored-lines.ts";
import { DEVICE_CART, storedValue } from "./storage.ts";

/** The guest's lines, in a storage that every tab shares; in memory if the browser blocks it. */
export function createDeviceCart(open: () => Storage = () => localStorage): DeviceCart {
  const storage = storedValue(open, DEVICE_CART);
  let memory: string | null = null;
  const text = () => memory ?? storage.read();
  const read: DeviceCart["read"] = () => {
    const value = readJson(text());
    const operationId = partOf(value, "operationId");
    const items = readLines(partOf(value, "items"));
    return typeof operationId === "string" && items.length > 0 ? { operationId, items } : null;
  };
  return {
    read,
    write: (items) => {
      const operationId = read()?.operationId ?? newOperationId();
      const next = items.length > 0 ? JSON.stringify({ operationId, items }) : null;
      if (next === null) storage.forget();
      else storage.write(next);
      memory = storage.read() === next ? null : next;
    },
  };
}
