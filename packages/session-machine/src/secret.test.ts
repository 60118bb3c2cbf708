import { expect, it } from "vitest";
import { Secret } from "./secret.ts";

it("a secret is told only to who asks for it by name", () => {
  const secret = new Secret("clave-secreta");
  expect(secret.reveal()).toBe("clave-secreta");
  expect(JSON.stringify({ secret })).toBe('{"secret":"•••"}');
  expect(String(secret)).toBe("•••");
  expect(Object.keys(secret)).toEqual([]);
  expect(structuredClone(secret)).toEqual({});
});
