// @vitest-environment-options { "url": "https://alacena.example/home" }
import { formatSessionCookie, COOKIE_LIFETIME } from "@shop/session-machine";
import { expect, it, vi } from "vitest";
import { createSessionCookie } from "./session-cookie-access.ts";

it("a shop on https restricts the session cookie to encrypted connections", () => {
  const now = Date.now();
  const cookie = { expiresAt: now + COOKIE_LIFETIME.day };
  const written = vi.spyOn(document, "cookie", "set");
  expect(createSessionCookie(() => now).open({ rememberMe: false })).toEqual(cookie);
  expect(written.mock.calls).toEqual([
    [`tk=${formatSessionCookie(cookie)}; Max-Age=86400; Path=/; Secure; SameSite=Lax`],
  ]);
});
