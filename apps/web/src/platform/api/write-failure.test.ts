import { lineOf } from "@shop/cart-machine/testing";
import type { Change } from "@shop/cart-machine";
import { describe, expect, it, vi } from "vitest";
import { identityPaths } from "../../app/testing/identity-paths.ts";
import { ANA, ATTEMPT, renewalOf } from "../../app/testing/start-identity.ts";
import { SIGNAL, startServices, startSignedIn, TOKENS } from "../../app/testing/start-services.ts";

const ADD: Change = { operationId: "clic-0001", type: "line.add", item: lineOf("arroz", 2) };
const SET: Change = { operationId: "clic-0002", type: "line.set", item: lineOf("arroz", 2) };
const CARTS = "/api/httpCartsServices";
const PAYMENTS = "/api/httpPaymentServices";

/** Records everything that is written to the console from now on, line by line. */
function readConsole(): unknown[][] {
  const lines: unknown[][] = [];
  for (const level of ["debug", "error", "info", "log", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  return lines;
}

const failing = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(Error);

describe("the console", () => {
  it.each([
    [409, "Solo queda 1 pieza."],
    [418, "Una frase que nadie conoce."],
  ])("has the id and the message of a failed addProductToCart, once: %d", async (id, message) => {
    const { backend, services } = await startSignedIn();
    const lines = readConsole();
    backend.on(CARTS, { result: { code: { id, message, productId: "arroz" } } });
    await failing(services.change(ADD, ANA.uid, SIGNAL));
    expect(lines).toEqual([[id, message]]);
  });

  it("has one sentence of a getCart that the shop refused", async () => {
    const { backend, services } = await startSignedIn();
    const lines = readConsole();
    backend.on(CARTS, { result: { code: { id: 500, message: "Algo falló." } } });
    await failing(services.getCart(SIGNAL));
    expect(lines).toEqual([["Ocurrio un error"]]);
  });

  it("has a thrown error with its call and its code, once, despite retries", async () => {
    const { backend, services } = await startSignedIn();
    const lines = readConsole();
    backend.on(CARTS, { error: { status: "UNAUTHENTICATED", message: ANA.email } }, 401);
    backend.on(identityPaths.token, renewalOf(TOKENS));
    await failing(services.getCart(SIGNAL));
    await failing(services.change(ADD, ANA.uid, SIGNAL));
    backend.on(PAYMENTS, { error: { status: "INTERNAL", message: ANA.email } }, 500);
    await failing(services.getPaymentCart({}, SIGNAL));
    expect(lines).toEqual([
      ["Ocurrio un error"],
      ["getCart: functions/unauthenticated"],
      ["addProductToCart: functions/unauthenticated"],
      ["getPaymentCart: functions/internal"],
    ]);
  });

  it("has failures to read and to send, also of anonymous calls", async () => {
    const { backend, services } = await startServices();
    const lines = readConsole();
    backend.on(CARTS, { result: "una página" });
    await failing(services.quoteCart([], SIGNAL));
    await failing(services.getProduct("Ñandú #1", SIGNAL));
    await backend.stop();
    await failing(services.getHome(SIGNAL));
    expect(lines).toEqual([
      ["quoteCart: failure 500"],
      ["getProduct: failure 422"],
      ["getHome: functions/internal"],
    ]);
  });

  it("has an error of the identity service by its code", async () => {
    const { backend, services } = await startServices();
    const lines = readConsole();
    backend.on(identityPaths.signIn, { error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } }, 400);
    await failing(services.signIn(ATTEMPT, SIGNAL));
    expect(lines).toEqual([["identity: auth/invalid-credential"]]);
  });

  it("has nothing of other codes, aborted calls and responses", async () => {
    const { backend, services } = await startSignedIn();
    const lines = readConsole();
    backend.on(PAYMENTS, { result: { code: { id: 406, message: "Te faltan 1.00 kg." } } });
    await failing(services.getPaymentCart({}, SIGNAL));
    backend.on(CARTS, { result: { code: { id: 409, message: "Solo queda 1 pieza." } } });
    await failing(services.change(SET, ANA.uid, SIGNAL));
    await failing(services.getCart(AbortSignal.abort()));
    backend.on(CARTS, { result: { code: { id: 200, message: "Bien." } } });
    await services.change(ADD, ANA.uid, SIGNAL);
    expect(lines).toEqual([]);
  });
});
