import { formatLease, LEASE_LENGTH, type Lease } from "@shop/session-machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLeaseCookie } from "./session-cookie.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = { expiresAt: NOW + LEASE_LENGTH.day };
const MONTH = { expiresAt: NOW + LEASE_LENGTH.month };
/** How often cookies are looked at where the browser does not tell of changes, in ms. */
const LOOK = 300;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

const watchers: (() => void)[] = [];

afterEach(() => {
  for (const stop of watchers.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const pair of document.cookie.split("; ")) writeCookie(`${pair.split("=", 1)[0]}=; Max-Age=0; Path=/`);
});

/** Another tab, or the shopper by hand. */
function writeCookie(text: string): void {
  document.cookie = text;
}

/** As the shop writes it: the browser drops it at its end. */
const writeLease = (lease: { expiresAt: number }) =>
  writeCookie(`tk=${formatLease(lease)}; Path=/; Expires=${new Date(lease.expiresAt).toUTCString()}`);

/** A watched cookie, and everything that its watcher has heard. */
function watchLease() {
  const cookie = createLeaseCookie();
  const heard: (Lease | null)[] = [];
  const stop = cookie.watch((lease) => heard.push(lease));
  watchers.push(stop);
  return { cookie, heard, stop };
}

describe("opening a lease", () => {
  it.each([
    ["one day", false, DAY, 86_400],
    ["thirty days", true, MONTH, 2_592_000],
  ])("writes tk for %s, for the whole shop, and reads it back", (_, keep, lease, seconds) => {
    const written = vi.spyOn(document, "cookie", "set");
    expect(createLeaseCookie().open({ keep })).toEqual(lease);
    expect(written.mock.calls).toEqual([
      [`tk=${formatLease(lease)}; Max-Age=${seconds}; Path=/; SameSite=Lax`],
    ]);
    expect(document.cookie).toBe(`tk=${formatLease(lease)}`);
  });

  it("gives nothing where the browser keeps no cookies", () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const cookie = createLeaseCookie();
    expect(cookie.open({ keep: true })).toBeNull();
    expect(cookie.read()).toBeNull();
  });
});

describe("reading the lease", () => {
  it("sees what another tab has written since", () => {
    const cookie = createLeaseCookie();
    expect(cookie.read()).toBeNull();
    writeLease(DAY);
    expect(cookie.read()).toEqual(DAY);
    writeCookie("tk=; Max-Age=0; Path=/");
    expect(cookie.read()).toBeNull();
  });

  it.each([
    ["run out", formatLease({ expiresAt: NOW })],
    ["longer than any lease", formatLease({ expiresAt: NOW + 2 * LEASE_LENGTH.month })],
    ["of another shop", "true"],
    ["a number", "12345"],
    ["JSON", '{"user":1}'],
    ["not to be decoded", "%E0%A4%A"],
    ["nothing", ""],
  ])("goes by the presence of a cookie whose value is %s", (_, value) => {
    writeCookie(`tk=${value}; Path=/`);
    expect(createLeaseCookie().read()).toEqual({ expiresAt: null });
  });

  it("is not taken in by a cookie of another name", () => {
    writeCookie("tka=true; Path=/");
    writeCookie("atk=true; Path=/");
    expect(createLeaseCookie().read()).toBeNull();
  });
});

describe("watching the lease", () => {
  it("begins with the lease as it is", () => {
    writeLease(DAY);
    expect(watchLease().heard).toEqual([DAY]);
  });

  it("hears that another tab signed in, renewed, and signed out", () => {
    const { heard } = watchLease();
    writeLease(DAY);
    vi.advanceTimersByTime(LOOK);
    writeLease(MONTH);
    vi.advanceTimersByTime(LOOK);
    writeCookie("tk=; Max-Age=0; Path=/");
    vi.advanceTimersByTime(LOOK);
    expect(heard).toEqual([null, DAY, MONTH, null]);
  });

  it("hears what this page itself writes and removes", () => {
    const { cookie, heard } = watchLease();
    cookie.open({ keep: false });
    cookie.clearAll();
    expect(heard).toEqual([null, DAY, null]);
  });

  it("hears that the lease ran out, although no event tells", () => {
    writeLease({ expiresAt: NOW + 10_000 });
    const { heard } = watchLease();
    vi.advanceTimersByTime(9000);
    expect(heard).toEqual([{ expiresAt: NOW + 10_000 }]);
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([{ expiresAt: NOW + 10_000 }, null]);
  });

  it("looks from time to time at a lease that does not say until when", () => {
    writeCookie("tk=true; Path=/");
    const { heard } = watchLease();
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(heard).toEqual([{ expiresAt: null }, { expiresAt: null }]);
  });

  it("waits in steps that a browser's timer can count, however long the lease is", () => {
    writeLease(MONTH);
    const { heard } = watchLease();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual([MONTH]);
  });

  it.each([
    ["the page gets the focus", () => dispatchEvent(new Event("focus"))],
    ["the page comes to the front", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("looks when %s, at once", (_, happen) => {
    writeLease(DAY);
    const { heard } = watchLease();
    vi.setSystemTime(DAY.expiresAt + 1);
    expect(heard).toEqual([DAY]);
    happen();
    expect(heard.at(-1)).toBeNull();
  });

  it("ends without a trace", () => {
    writeLease(DAY);
    const { heard, stop } = watchLease();
    stop();
    writeLease(MONTH);
    dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(heard).toEqual([DAY]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("clearing", () => {
  it("removes every cookie that the page can see", () => {
    const cookie = createLeaseCookie();
    cookie.open({ keep: true });
    writeCookie("_ga=GA1.1; Path=/");
    writeCookie("consentimiento=sí; Path=/");
    cookie.clearAll();
    expect(document.cookie).toBe("");
    expect(cookie.read()).toBeNull();
  });
});
