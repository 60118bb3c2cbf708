import { readLines, writeLines } from "@shop/contract/desk";
import { storedValue } from "@shop/web/platform/storage/storage";
import type { DeskServices } from "../machine/desk-services.ts";

/** The key of an order: this prefix and its id. It holds product ids and quantities, no personal data. */
const PREFIX = "mostrador:surtido:";

/** What was picked on this device and is not on the server yet, through reloads and closed tabs. */
export function storedUnsentLines(): DeskServices["unsentLines"] {
  const of = (orderId: string) => storedValue(() => localStorage, PREFIX + orderId);
  return {
    read: (orderId) => readLines(of(orderId).read() ?? "[]"),
    write: (orderId, lines) =>
      lines.length > 0 ? of(orderId).write(writeLines(lines)) : of(orderId).forget(),
  };
}
