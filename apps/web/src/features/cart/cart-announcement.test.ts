import { expect, it } from "vitest";
import { cartAnnouncement } from "./cart-announcement.ts";

it.each<[Parameters<typeof cartAnnouncement>, string]>([
  [[0, "0.00 kg", "3.00 kg", 0], "Ya no llevas productos."],
  [[1, "1.03 kg", "1.97 kg", 0], "Llevas 1 producto, 1.03 kg. Para el peso mínimo faltan 1.97 kg."],
  [[4, "4.15 kg", null, 0], "Llevas 4 productos, 4.15 kg."],
  [[4, "4.15 kg", undefined, 0], "Llevas 4 productos, 4.15 kg. Todavía no llega al peso mínimo."],
  [[4, "4.15 kg", null, 1], "Llevas 4 productos, 4.15 kg. Hay un aviso sobre tu carrito."],
  [[0, "0.00 kg", null, 2], "Ya no llevas productos. Hay 2 avisos sobre tu carrito."],
])("a screen reader announces %j as: %s", (args, text) => {
  expect(cartAnnouncement(...args)).toBe(text);
});
