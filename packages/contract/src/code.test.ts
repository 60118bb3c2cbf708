import { describe, expect, test } from "vitest";
import { encodeFailure, failureIn } from "./code.ts";
import { failureText, type Failure } from "./failure.ts";

const failures: Failure[] = [
  { id: 401 },
  { id: 403, reason: "notYours" },
  { id: 403, reason: "counterOnly" },
  { id: 403, reason: "tooLate" },
  { id: 403, reason: "signInTooOld" },
  { id: 404, what: "product" },
  { id: 404, what: "order" },
  { id: 404, what: "address" },
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

describe("a code that this client does not know", () => {
  test.for([
    { id: 300 },
    { id: 418, message: "I am a teapot" },
    { id: 1e21 },
    { id: 404 },
    { id: 409, reason: "otra", productId: "leche", limit: 1 },
    { id: 406, minimumWeight: "3", missingWeight: 1 },
  ])("%o is an unexpected failure", (code) => {
    expect(failureIn({ code })).toEqual({ id: 500 });
  });
});

describe("an answer without a failure", () => {
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
  ])("%j carries none", (answer) => {
    expect(failureIn(answer)).toBeUndefined();
  });
});
