import { describe, expect, it } from "vitest";
import { signOutReasonNote, storedValue, recentProduct } from "./storage.ts";

/** A storage that can be opened and then throws on every call, as a full one does. */
const FULL: Storage = {
  length: 0,
  key: () => null,
  clear: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new DOMException("full", "QuotaExceededError");
}

describe("a stored value", () => {
  it("is what was written last, until it is forgotten", () => {
    const value = storedValue(() => localStorage, "clave");
    expect(value.read()).toBeNull();
    value.write("uno");
    value.write("dos");
    expect(value.read()).toBe("dos");
    value.forget();
    expect(value.read()).toBeNull();
  });

  it.each([
    ["blocked", () => refuse()],
    ["full", () => FULL],
  ])("is none where the storage is %s, and nobody notices", (_, open) => {
    const value = storedValue(open, "clave");
    value.write("uno");
    value.forget();
    expect(value.read()).toBeNull();
  });
});

it("the product last viewed is stored permanently, the sign-out reason for this tab only", () => {
  recentProduct.write("leche-entera-1-l");
  signOutReasonNote.write("revoked");
  expect(Object.entries(localStorage)).toEqual([["alacena:producto", "leche-entera-1-l"]]);
  expect(Object.entries(sessionStorage)).toEqual([["alacena:despedida", "revoked"]]);
});
