import { describe, expect, it, vi } from "vitest";
import { hasStoredIdentity } from "./stored-identity.ts";

describe("an identity session on this device", () => {
  it("exists as soon as the identity SDK stores a user", () => {
    localStorage.setItem("alacena:producto", "leche-entera-1-l");
    localStorage.setItem("firebase:host:demo.example", "{}");
    expect(hasStoredIdentity()).toBe(false);
    localStorage.setItem("firebase:authUser:embedded:[DEFAULT]", "{}");
    expect(hasStoredIdentity()).toBe(true);
  });

  it("cannot be there where the storage is blocked", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(hasStoredIdentity()).toBe(false);
  });
});
