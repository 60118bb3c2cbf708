import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";
import { FailureError, toFailure } from "./failure.ts";
import type { Failure } from "./failure-schema.ts";

test.for<[Failure, string]>([
  [
    { id: 403, reason: "notYours" },
    "Esto pertenece a otra cuenta. Inicia sesión con la cuenta correcta para verlo.",
  ],
  [
    { id: 403, reason: "tooLate" },
    "Este pedido ya no se puede cancelar en línea. Escríbenos desde Contáctenos.",
  ],
  [{ id: 403, reason: "signInTooOld" }, "Por tu seguridad, confirma que eres tú y vuelve a intentarlo."],
  [
    { id: 406, minimumWeight: 3000, missingWeight: 4 },
    "Te faltan 0.01 kg para el peso mínimo de 3.00 kg. Agrega algo más para poder pagar.",
  ],
  [
    { id: 409, reason: "cap", productId: "a", limit: 1 },
    "Puedes llevar hasta 1 pieza de este producto por pedido.",
  ],
  [
    { id: 409, reason: "stock", productId: "a", limit: 2 },
    "Solo quedan 2 piezas de este producto. Ajusta la cantidad.",
  ],
  [
    { id: 409, reason: "stock", productId: "a", limit: 1 },
    "Solo queda 1 pieza de este producto. Ajusta la cantidad.",
  ],
  [{ id: 409, reason: "stock", productId: "a", limit: 0 }, "Este producto se agotó. Elige otro parecido."],
  [
    { id: 404, what: "address" },
    "No encontramos esta dirección. Elige otra de tu libreta o escríbela de nuevo.",
  ],
  [
    { id: 422, field: "promotionCode", reason: "codeExpired" },
    "Este código de promoción ya venció. Quítalo o prueba con otro.",
  ],
  [
    { id: 429, retryAfter: 1 },
    "Hiciste muchas solicitudes seguidas. Espera 1 segundo y vuelve a intentarlo.",
  ],
  [
    { id: 429, retryAfter: 2, reason: "busy" },
    "La tienda está ocupada en este momento. Espera 2 segundos y vuelve a intentarlo.",
  ],
])("%o says what happened and what to do", ([failure, sentence]) => {
  expect(failureText(failure, "es-MX")).toBe(sentence);
});

test("a thrown failure is that failure, and anything else a 500", () => {
  expect(
    [new FailureError({ id: 410, productId: "a" }), new Error("no"), "no", undefined].map(toFailure),
  ).toEqual([{ id: 410, productId: "a" }, { id: 500 }, { id: 500 }, { id: 500 }]);
});
