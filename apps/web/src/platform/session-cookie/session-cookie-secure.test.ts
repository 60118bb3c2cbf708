// @vitest-environment-options { "url": "https://alacena.example/home" }
import { formatLease, LEASE_LENGTH } from "@shop/session-machine";
import { describe, expect, it, vi } from "vitest";
import { createLeaseCookie } from "./session-cookie.ts";

describe("a shop on https", () => {
  it("keeps the lease for encrypted connections alone", () => {
    const now = Date.now();
    const lease = { expiresAt: now + LEASE_LENGTH.day };
    const written = vi.spyOn(document, "cookie", "set");
    expect(createLeaseCookie(() => now).open({ keep: false })).toEqual(lease);
    expect(written.mock.calls).toEqual([
      [`tk=${formatLease(lease)}; Max-Age=86400; Path=/; Secure; SameSite=Lax`],
    ]);
  });
});
