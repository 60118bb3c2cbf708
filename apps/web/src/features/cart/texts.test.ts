import type { Notice } from "@shop/cart-machine";
import { expect, it } from "vitest";
import { noticeText } from "./texts.ts";

const RICE = { id: "arroz", name: "Arroz largo 1 kg" };

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
  [{ ...RICE, kind: "stockFell", before: 5, now: 0 }, "Arroz largo 1 kg se agotó: quítalo para poder pagar."],
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
    { ...RICE, kind: "rejectedLines", quantity: 3, failure: { id: 410, productId: "arroz" } },
    "Arroz largo 1 kg ya no se vende: no está en tu carrito.",
  ],
  [
    {
      ...RICE,
      kind: "rejectedLines",
      quantity: 2,
      failure: { id: 409, reason: "stock", productId: "arroz", limit: 1 },
    },
    "No pudimos poner en tu carrito 2 piezas de Arroz largo 1 kg: solo queda 1.",
  ],
  [
    {
      ...RICE,
      kind: "rejectedLines",
      failure: { id: 409, reason: "stock", productId: "arroz", limit: 0 },
    },
    "No pudimos poner en tu carrito Arroz largo 1 kg: se agotó.",
  ],
  [
    { ...RICE, kind: "rejectedLines", failure: { id: 403, reason: "counterOnly" } },
    "No pudimos poner en tu carrito Arroz largo 1 kg. Este producto necesita receta y se vende solo en el mostrador de la farmacia.",
  ],
])("the notice %j is shown as: %s", (notice, text) => {
  expect(noticeText(notice)).toBe(text);
});
