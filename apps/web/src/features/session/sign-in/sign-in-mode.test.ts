import { expect, it } from "vitest";
import { searchOf } from "./sign-in-mode.ts";

it.each([
  ["", "email", ""],
  ["", "phone", "?modo=telefono"],
  ["?volver=/cuenta", "code", "?volver=/cuenta&modo=codigo"],
  ["?modo=telefono", "reset", "?modo=recuperar"],
  ["?modo=recuperar", "email", ""],
  ["?volver=/cuenta", "email", "?volver=/cuenta"],
  ["?volver=%2Fcuenta%3Fseccion%3Dpedidos", "phone", "?volver=/cuenta%3Fseccion%3Dpedidos&modo=telefono"],
  ["?volver=/cuenta&modo=telefono", "email", "?volver=/cuenta"],
  ["?modo=otro&volver=/cuenta", "reset", "?volver=/cuenta&modo=recuperar"],
] as const)("the query of another sign-in method, from %o for %s, is %o", (search, mode, other) => {
  expect(searchOf(search, mode)).toBe(other);
});
