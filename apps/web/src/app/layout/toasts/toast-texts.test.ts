import { lineOf } from "@shop/cart-machine/testing";
import type { RejectedLine } from "@shop/contract";
import { describe, expect, it } from "vitest";
import type { Toast } from "../../../shared/toast.ts";
import { toastText } from "./toast-texts.ts";

const RICE = lineOf("arroz", 2, { name: "Arroz largo 1 kg" });
const BEANS = lineOf("frijol", 3, { name: "Frijol negro 1 kg" });
const GONE: RejectedLine = { id: "arroz", quantity: 1, code: { id: 410, productId: "arroz" } };

describe("a passing message", () => {
  it.each<[Toast, string]>([
    [{ kind: "session", notice: "signedIn" }, "Iniciaste sesión. ¡Qué gusto verte!"],
    [
      { kind: "session", notice: "signedUp" },
      "Creamos tu cuenta y ya iniciaste sesión. ¡Te damos la bienvenida!",
    ],
    [
      { kind: "session", notice: "linked" },
      "Iniciaste sesión y vinculaste tu otra cuenta. Desde ahora puedes entrar con cualquiera de las dos.",
    ],
    [{ kind: "session", notice: "signedOut" }, "Se cerró tu sesión en este dispositivo."],
    [
      { kind: "session", notice: "expired" },
      "Tu sesión venció por inactividad. Inicia sesión otra vez; tu carrito te espera.",
    ],
    [
      { kind: "session", notice: "revoked" },
      "Tu sesión dejó de ser válida. Inicia sesión otra vez para seguir.",
    ],
    [
      { kind: "session", notice: "cookiesBlocked" },
      "Tu navegador bloquea las cookies y no podemos mantener tu sesión. Permítelas para esta tienda y vuelve a intentarlo.",
    ],
    [{ kind: "navigationRefused", reason: "loginRequired" }, "Inicia sesión para ver tu cuenta."],
    [
      { kind: "navigationRefused", reason: "alreadyLoggedIn" },
      "Ya iniciaste sesión, así que te dejamos donde estabas.",
    ],
    [{ kind: "rejectedLines", products: [GONE] }, "Un producto de tu carrito no quedó como querías."],
    [
      { kind: "rejectedLines", products: [GONE, GONE] },
      "2 productos de tu carrito no quedaron como querías.",
    ],
    [
      { kind: "failure", failure: { id: 409, reason: "stock", productId: "arroz", limit: 1 } },
      "Solo queda 1 pieza de este producto. Ajusta la cantidad.",
    ],
    [{ kind: "lineAdded", item: RICE }, "Agregaste Arroz largo 1 kg al carrito."],
    [{ kind: "removed", items: [RICE] }, "Quitaste Arroz largo 1 kg del carrito."],
    [{ kind: "removed", items: [RICE, BEANS] }, "Vaciaste tu carrito: 5 productos."],
  ])("%j says: %s", (toast, text) => {
    expect(toastText(toast)).toBe(text);
  });
});
