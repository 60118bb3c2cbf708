import { expect, it } from "vitest";
import { Secret } from "./secret.ts";

it("a secret is readable only by `reveal`", () => {
  const secret = new Secret("clave-secreta");
  expect(secret.reveal()).toBe("clave-secreta");
  expect(JSON.stringify({ secret })).toBe('{"secret":"•••"}');
  expect(String(secret)).toBe("•••");
  expect(Object.keys(secret)).toEqual([]);
  expect(structuredClone(secret)).toEqual({});
});

it("a secret in another form is still one", () => {
  expect(new Secret("123 456").with((code) => code.replace(" ", "")).reveal()).toBe("123456");
});
