import { describe, expect, test } from "vitest";
import { codeIn, encodeFailure, failureIn } from "./code.ts";
import { services } from "../calls/index.ts";
import { decodeOutput } from "../schemas.ts";
import { failureText } from "./failure-text.ts";
import { FailureError } from "./failure.ts";
import type { Failure } from "./failure-schema.ts";

const failures: Failure[] = [
  { id: 401 },
  { id: 403, reason: "notYours" },
  { id: 403, reason: "counterOnly" },
  { id: 403, reason: "tooLate" },
  { id: 403, reason: "signInTooOld" },
  { id: 404, what: "product" },
  { id: 404, what: "order" },
  { id: 404, what: "address" },
  { id: 404, what: "account" },
  { id: 406, minimumWeight: 3000, missingWeight: 1 },
  { id: 409, reason: "stock", productId: "leche", limit: 0 },
  { id: 409, reason: "stock", productId: "leche", limit: 2 },
  { id: 409, reason: "cap", productId: "leche", limit: 1 },
  { id: 410, productId: "leche" },
  { id: 413, limit: 100 },
  { id: 422, field: "product.quantity" },
  { id: 422, field: "promotionCode", reason: "codeExpired" },
  { id: 429, retryAfter: 1 },
  { id: 500 },
  { id: 503 },
  { id: 507 },
];

describe("a failure on the wire", () => {
  test.for(failures)("%o arrives as it was sent, with its sentence", (failure) => {
    const code = encodeFailure(failure, "es-MX");
    expect(code.message).toBe(failureText(failure, "es-MX"));
    expect(failureIn({ code: structuredClone(code) })).toEqual(failure);
  });

  test("weights travel in kilograms", () => {
    expect(encodeFailure({ id: 406, minimumWeight: 3000, missingWeight: 1250 }, "es-MX")).toEqual({
      id: 406,
      minimumWeight: 3,
      missingWeight: 1.25,
      message: "Te faltan 1.25 kg para el peso mínimo de 3.00 kg. Agrega algo más para poder pagar.",
    });
  });

  test("a failure that comes with an otherwise good answer is a failure", () => {
    expect(failureIn({ currentCart: { items: [] }, code: { id: 410, productId: "leche" } })).toEqual({
      id: 410,
      productId: "leche",
    });
  });
});

/** The failure of a response with only a number and a sentence, and what the shopper reads. */
const ALONE: [number, Failure, string][] = [
  [300, { id: 400 }, "Algo falló de nuestro lado. Vuelve a intentarlo en un momento."],
  [401, { id: 401 }, "Tu sesión terminó. Inicia sesión otra vez para seguir; tu carrito te espera."],
  [403, { id: 403 }, "Esto no se puede hacer aquí. Si lo necesitas, escríbenos desde Contáctenos."],
  [404, { id: 404 }, "No encontramos lo que buscas. Vuelve al marketplace o revisa tu cuenta."],
  [406, { id: 406 }, "Tu carrito todavía no llega al peso mínimo. Agrega algo más para poder pagar."],
  [409, { id: 409 }, "No podemos venderte tantas piezas. Baja la cantidad y vuelve a intentarlo."],
  [410, { id: 410 }, "Este producto ya no se vende. Elige otro parecido."],
  [413, { id: 413 }, "Tu carrito ya no admite más productos distintos. Quita alguno para agregar otro."],
  [418, { id: 400 }, "Algo falló de nuestro lado. Vuelve a intentarlo en un momento."],
  [422, { id: 422, field: "" }, "Hay un dato que no es válido. Revísalo y vuelve a intentarlo."],
  [
    429,
    { id: 429, retryAfter: 30 },
    "Hiciste muchas solicitudes seguidas. Espera 30 segundos y vuelve a intentarlo.",
  ],
  [499, { id: 400 }, "Algo falló de nuestro lado. Vuelve a intentarlo en un momento."],
  [500, { id: 500 }, "Algo falló de nuestro lado. Vuelve a intentarlo en un momento."],
  [503, { id: 503 }, "No pudimos conectar con la tienda. Revisa tu conexión y vuelve a intentarlo."],
  [
    507,
    { id: 507 },
    "La tienda no puede guardar cambios por ahora. Lo que ya estaba guardado sigue ahí; vuelve a intentarlo en unos minutos.",
  ],
  [1e21, { id: 500 }, "Algo falló de nuestro lado. Vuelve a intentarlo en un momento."],
];

const CALLS = (["httpCartsServices", "httpPaymentServices"] as const).flatMap((service) =>
  Object.keys(services[service]).map((method) => [service, method] as const),
);

describe("a code of nothing but an id and a message", () => {
  test.for(ALONE)(
    "%d keeps its meaning in every call of the cart and of payment",
    ([id, failure, sentence]) => {
      const code = { id, message: "Una frase." };
      const read = CALLS.map((call) => [...call, readAs(call, { code })]);
      expect(read).toEqual(CALLS.map((call) => [...call, { failure, code }]));
      expect(failureText(failure, "es-MX")).toBe(sentence);
    },
  );

  test.for([0, 200, 299])("%d is none, in any of them", (id) => {
    const code = { id, message: "Bien." };
    // Without details it is another failure than the code's.
    const read = CALLS.map((call) => readAs(call, { code }));
    expect(read).toEqual(CALLS.map((call) => readAs(call, {})));
    expect(readAs(["httpCartsServices", "addProductToCart"], { code })).toEqual({});
  });

  test.for([undefined, null, 7, { texto: "no" }])(
    "a message that is no text, such as %j, is left out",
    (message) => {
      expect(codeIn({ code: { id: 409, message } })).toEqual({ id: 409, message: "" });
    },
  );

  /** The decoded response, or its failure. */
  function readAs([service, method]: readonly [keyof typeof services, string], answer: unknown): unknown {
    try {
      // Each method is one of its own service.
      return decodeOutput(service, method as never, answer);
    } catch (error) {
      return error instanceof FailureError ? { failure: error.failure, code: error.code } : error;
    }
  }
});

test.for<[object, Failure]>([
  [{ id: 409, reason: "otra", productId: "leche", limit: 1 }, { id: 409 }],
  [{ id: 406, minimumWeight: "3", missingWeight: 1 }, { id: 406 }],
  ...[0, -1, 1e12].map((retryAfter): [object, Failure] => [
    { id: 429, retryAfter },
    { id: 429, retryAfter: 30 },
  ]),
  [
    { id: 422, field: 7 },
    { id: 422, field: "" },
  ],
])("%j, whose details cannot be read, keeps the meaning of its number", ([code, failure]) => {
  expect(failureIn({ code })).toEqual(failure);
});

test.for([
  undefined,
  null,
  "code",
  404,
  [],
  {},
  { code: undefined },
  { code: { id: 200, message: "" } },
  { code: { id: 299 } },
  { result: { code: { id: 404 } } },
])("%j carries no failure", (answer) => {
  expect(failureIn(answer)).toBeUndefined();
});
