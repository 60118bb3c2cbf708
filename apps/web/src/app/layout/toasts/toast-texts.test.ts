import { lineOf } from "@shop/cart-machine/testing";
import type { RejectedLine } from "@shop/contract";
import { expect, it } from "vitest";
import type { Toast } from "../../../shared/toast.ts";
import { toastText } from "./toast-texts.ts";

const RICE = lineOf("arroz", 2, { name: "Arroz largo 1 kg" });
const BEANS = lineOf("frijol", 3, { name: "Frijol negro 1 kg" });
const GONE: RejectedLine = { id: "arroz", quantity: 1, code: { id: 410, productId: "arroz" } };

it.each<[Toast, string]>([
  [{ kind: "rejectedLines", products: [GONE] }, "Un producto de tu carrito no quedó como querías."],
  [{ kind: "rejectedLines", products: [GONE, GONE] }, "2 productos de tu carrito no quedaron como querías."],
  [
    { kind: "failure", failure: { id: 409, reason: "stock", productId: "arroz", limit: 1 } },
    "Solo queda 1 pieza de este producto. Ajusta la cantidad.",
  ],
  [{ kind: "removed", items: [RICE] }, "Quitaste Arroz largo 1 kg del carrito."],
  [{ kind: "removed", items: [RICE, BEANS] }, "Vaciaste tu carrito: 5 productos."],
])("%j says: %s", (toast, text) => {
  expect(toastText(toast)).toBe(text);
});
