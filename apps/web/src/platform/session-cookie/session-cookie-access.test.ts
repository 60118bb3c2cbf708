import { formatSessionCookie, COOKIE_LIFETIME, type SessionCookie } from "@shop/session-machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSessionCookie } from "./session-cookie-access.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = { expiresAt: NOW + COOKIE_LIFETIME.day };
const MONTH = { expiresAt: NOW + COOKIE_LIFETIME.month };
/** How often cookies are polled where the browser fires no change event (ms). */
const LOOK = 300;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

const watchers: (() => void)[] = [];

afterEach(() => {
  for (const stop of watchers.splice(0)) stop();
  for (const pair of document.cookie.split("; ")) writeCookie(`${pair.split("=", 1)[0]}=; Max-Age=0; Path=/`);
});

/** Writes a cookie, as another tab or the browser's settings would. */
function writeCookie(text: string): void {
  document.cookie = text;
}

/** As the shop writes it: the browser drops it when it expires. */
const writeCookieElsewhere = (cookie: { expiresAt: number }) =>
  writeCookie(
    `tk=${formatSessionCookie(cookie)}; Path=/; Expires=${new Date(cookie.expiresAt).toUTCString()}`,
  );

/** Watches the cookie, and records everything that the listener received. */
function watchSessionCookie() {
  const cookie = createSessionCookie();
  const received: (SessionCookie | null)[] = [];
  const stop = cookie.watch((seen) => received.push(seen));
  watchers.push(stop);
  return { cookie, received, stop };
}

describe("opening a session cookie", () => {
  it.each([
    ["one day", false, DAY, 86_400],
    ["thirty days", true, MONTH, 2_592_000],
  ])("writes tk for %s, for the whole shop, and reads it back", (_, rememberMe, cookie, seconds) => {
    const written = vi.spyOn(document, "cookie", "set");
    expect(createSessionCookie().open({ rememberMe })).toEqual(cookie);
    expect(written.mock.calls).toEqual([
      [`tk=${formatSessionCookie(cookie)}; Max-Age=${seconds}; Path=/; SameSite=Lax`],
    ]);
    expect(document.cookie).toBe(`tk=${formatSessionCookie(cookie)}`);
  });

  it("returns null if the browser blocks cookies", () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const cookie = createSessionCookie();
    expect(cookie.open({ rememberMe: true })).toBeNull();
    expect(cookie.read()).toBeNull();
  });
});

describe("reading the session cookie", () => {
  it("sees what another tab has written since", () => {
    const cookie = createSessionCookie();
    expect(cookie.read()).toBeNull();
    writeCookieElsewhere(DAY);
    expect(cookie.read()).toEqual(DAY);
    writeCookie("tk=; Max-Age=0; Path=/");
    expect(cookie.read()).toBeNull();
  });

  it.each(["true", "%E0%A4%A", ""])("goes by the presence of a cookie whose value is '%s'", (value) => {
    writeCookie(`tk=${value}; Path=/`);
    expect(createSessionCookie().read()).toEqual({ expiresAt: null });
  });

  it("is not taken in by a cookie of another name", () => {
    writeCookie("tka=true; Path=/");
    writeCookie("atk=true; Path=/");
    expect(createSessionCookie().read()).toBeNull();
  });
});

describe("watching the session cookie", () => {
  it("begins with the session cookie as it is", () => {
    writeCookieElsewhere(DAY);
    expect(watchSessionCookie().received).toEqual([DAY]);
  });

  it("notices that another tab signed in, renewed, and signed out", () => {
    const { received } = watchSessionCookie();
    writeCookieElsewhere(DAY);
    vi.advanceTimersByTime(LOOK);
    writeCookieElsewhere(MONTH);
    vi.advanceTimersByTime(LOOK);
    writeCookie("tk=; Max-Age=0; Path=/");
    vi.advanceTimersByTime(LOOK);
    expect(received).toEqual([null, DAY, MONTH, null]);
  });

  it("notices what this page itself writes and removes", () => {
    const { cookie, received } = watchSessionCookie();
    cookie.open({ rememberMe: false });
    cookie.clearAll();
    expect(received).toEqual([null, DAY, null]);
  });

  it("notices that the session cookie expired, although no event fires", () => {
    writeCookieElsewhere({ expiresAt: NOW + 10_000 });
    const { received } = watchSessionCookie();
    vi.advanceTimersByTime(9000);
    expect(received).toEqual([{ expiresAt: NOW + 10_000 }]);
    vi.advanceTimersByTime(2000);
    expect(received).toEqual([{ expiresAt: NOW + 10_000 }, null]);
  });

  it("checks a session cookie without an expiry from time to time", () => {
    writeCookie("tk=true; Path=/");
    const { received } = watchSessionCookie();
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(received).toEqual([{ expiresAt: null }, { expiresAt: null }]);
  });

  it("waits in steps that a browser's timer can count, however long the session cookie is", () => {
    writeCookieElsewhere(MONTH);
    const { received } = watchSessionCookie();
    vi.advanceTimersByTime(1000);
    expect(received).toEqual([MONTH]);
  });

  it.each([
    ["the page gets the focus", () => dispatchEvent(new Event("focus"))],
    ["the page becomes visible", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("looks when %s, at once", (_, happen) => {
    writeCookieElsewhere(DAY);
    const { received } = watchSessionCookie();
    vi.setSystemTime(DAY.expiresAt + 1);
    expect(received).toEqual([DAY]);
    happen();
    expect(received.at(-1)).toBeNull();
  });

  it("ends without a trace", () => {
    writeCookieElsewhere(DAY);
    const { received, stop } = watchSessionCookie();
    stop();
    writeCookieElsewhere(MONTH);
    dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(received).toEqual([DAY]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("clearing removes every cookie that the page can see", () => {
  const cookie = createSessionCookie();
  cookie.open({ rememberMe: true });
  writeCookie("_ga=GA1.1; Path=/");
  writeCookie("consentimiento=sí; Path=/");
  cookie.clearAll();
  expect(document.cookie).toBe("");
  expect(cookie.read()).toBeNull();
});
