import type { Notice } from "@shop/cart-machine";
import { describe, expect, it } from "vitest";
import { cartAnnouncement, noticeText } from "./texts.ts";

const RICE = { id: "arroz", name: "Arroz largo 1 kg" };

describe("what happened to a line", () => {
  it.each<[Notice, string]>([
    [{ ...RICE, kind: "withdrawn" }, "Arroz largo 1 kg ya no se vende: lo quitamos de tu carrito."],
    [
      { ...RICE, kind: "prescription" },
      "Arroz largo 1 kg ahora necesita receta y se vende solo en el mostrador: lo quitamos de tu carrito.",
    ],
    [
      { ...RICE, kind: "repriced", before: 2850, now: 3000 },
      "Arroz largo 1 kg cambió de precio: antes $28.50, ahora $30.00.",
    ],
    [
      { ...RICE, kind: "stockFell", before: 5, now: 0 },
      "Arroz largo 1 kg se agotó: quítalo para poder pagar.",
    ],
    [
      { ...RICE, kind: "stockFell", before: 5, now: 1 },
      "De Arroz largo 1 kg solo queda 1 pieza: baja la cantidad.",
    ],
    [
      { ...RICE, kind: "stockFell", before: 5, now: 2 },
      "De Arroz largo 1 kg solo quedan 2 piezas: baja la cantidad.",
    ],
    [
      {
        ...RICE,
        kind: "rejectedLines",
        quantity: 4,
        failure: { id: 409, reason: "cap", productId: "arroz", limit: 5 },
      },
      "No pudimos poner en tu carrito 4 piezas de Arroz largo 1 kg. Puedes llevar hasta 5 piezas de este producto por pedido.",
    ],
    [
      { ...RICE, kind: "rejectedLines", failure: { id: 403, reason: "counterOnly" } },
      "No pudimos poner en tu carrito Arroz largo 1 kg. Este producto necesita receta y se vende solo en el mostrador de la farmacia.",
    ],
  ])("%j is told as: %s", (notice, text) => {
    expect(noticeText(notice)).toBe(text);
  });
});

describe("what a screen reader is told of the whole cart", () => {
  it.each<[Parameters<typeof cartAnnouncement>, string]>([
    [[0, "0.00 kg", "3.00 kg", 0], "Ya no llevas productos."],
    [[1, "1.03 kg", "1.97 kg", 0], "Llevas 1 producto, 1.03 kg. Para el peso mínimo faltan 1.97 kg."],
    [[4, "4.15 kg", null, 0], "Llevas 4 productos, 4.15 kg."],
    [[4, "4.15 kg", undefined, 0], "Llevas 4 productos, 4.15 kg. Todavía no llega al peso mínimo."],
    [[4, "4.15 kg", null, 1], "Llevas 4 productos, 4.15 kg. Hay un aviso sobre tu carrito."],
    [[0, "0.00 kg", null, 2], "Ya no llevas productos. Hay 2 avisos sobre tu carrito."],
  ])("%j is told as: %s", (args, text) => {
    expect(cartAnnouncement(...args)).toBe(text);
  });
});
