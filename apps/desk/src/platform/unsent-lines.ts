import { linesFromText, linesToText } from "@shop/contract/desk";
import { storedValue } from "@shop/web/platform/storage/storage";
import type { DeskServices } from "../machine/desk-services.ts";

/** The key of an order: this prefix and its id. It holds product ids and quantities, no personal data. */
const PREFIX = "mostrador:surtido:";

/** What was picked on this device and is not on the server yet, through reloads and closed tabs. */
export function storedUnsentLines(): DeskServices["unsentLines"] {
  const stored = (orderId: string) => storedValue(() => localStorage, PREFIX + orderId);
  return {
    read: (orderId) => linesFromText(stored(orderId).read() ?? "[]"),
    write: (orderId, lines) =>
      lines.length > 0 ? stored(orderId).write(linesToText(lines)) : stored(orderId).forget(),
  };
}
