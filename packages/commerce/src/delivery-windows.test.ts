import type { WindowPlan } from "@shop/contract";
import * as fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openWindows, type DeliveryDays } from "./delivery-windows.ts";

const mexico = {
  timeZone: "America/Mexico_City",
  locale: "es-MX",
  delivery: { daysAhead: 2, closedOn: [] as string[] },
};

const nextDay: WindowPlan = { from: "09:00", to: "14:00", cutOff: { daysBefore: 1, at: "18:00" } };
const sameDay: WindowPlan = { from: "15:00", to: "18:30", cutOff: { daysBefore: 0, at: "13:00" } };

/** What can be chosen at a moment of an option with these windows. */
const openAt = (now: string, windows: WindowPlan[], shop = mexico, days?: DeliveryDays) =>
  openWindows({ id: "estandar", windows }, shop, new Date(now), days);
const idsAt = (...args: Parameters<typeof openAt>) => openAt(...args).map(({ id }) => id);

describe("openWindows", () => {
  test("a window is named by its date, and says its moments in UTC", () => {
    expect(openAt("2026-11-20T18:00:00Z", [nextDay])).toEqual([
      {
        id: "2026-11-21-0900-1400",
        label: "Sábado 21 de noviembre, de 9\u00a0a\u00a014\u00a0h",
        from: "2026-11-21T15:00:00.000Z",
        to: "2026-11-21T20:00:00.000Z",
        closesAt: "2026-11-21T00:00:00.000Z",
      },
      {
        id: "2026-11-22-0900-1400",
        label: "Domingo 22 de noviembre, de 9\u00a0a\u00a014\u00a0h",
        from: "2026-11-22T15:00:00.000Z",
        to: "2026-11-22T20:00:00.000Z",
        closesAt: "2026-11-22T00:00:00.000Z",
      },
    ]);
  });

  test("it is open until the last moment before its cut-off, and closed at it", () => {
    const tomorrow = "2026-11-21-0900-1400";
    expect(idsAt("2026-11-20T23:59:59.999Z", [nextDay])).toContain(tomorrow);
    expect(idsAt("2026-11-21T00:00:00.000Z", [nextDay])).not.toContain(tomorrow);
  });

  test("today is the shop's day, not the day of UTC", () => {
    expect(idsAt("2026-12-01T03:00:00Z", [sameDay])).toEqual([
      "2026-12-01-1500-1830",
      "2026-12-02-1500-1830",
    ]);
  });

  test("months and years end", () => {
    expect(idsAt("2026-12-30T18:00:00Z", [nextDay])).toEqual([
      "2026-12-31-0900-1400",
      "2027-01-01-0900-1400",
    ]);
    expect(idsAt("2028-02-28T12:00:00Z", [nextDay])).toEqual([
      "2028-02-29-0900-1400",
      "2028-03-01-0900-1400",
    ]);
  });

  test("where the clocks change, the window stays at its hours and its cut-off at its own", () => {
    const tijuana = { ...mexico, timeZone: "America/Tijuana" };
    const [window] = openAt("2026-10-31T20:00:00Z", [nextDay], tijuana);
    expect(window).toMatchObject({
      id: "2026-11-01-0900-1400",
      from: "2026-11-01T17:00:00.000Z",
      closesAt: "2026-11-01T01:00:00.000Z",
    });
    const [spring] = openAt("2026-03-07T20:00:00Z", [nextDay], tijuana);
    expect(spring).toMatchObject({ from: "2026-03-08T16:00:00.000Z", closesAt: "2026-03-08T02:00:00.000Z" });
  });

  test("only on its days, and never on a day that is closed", () => {
    const plan: WindowPlan = { ...nextDay, days: ["domingo", "martes"] };
    const shop = { ...mexico, delivery: { daysAhead: 9, closedOn: ["2026-11-24"] } };
    expect(idsAt("2026-11-20T18:00:00Z", [plan], shop)).toEqual([
      "2026-11-22-0900-1400",
      "2026-11-29-0900-1400",
    ]);
  });

  test("the soonest comes first, whatever the order of the plans", () => {
    const early: WindowPlan = { ...nextDay, to: "11:00" };
    expect(idsAt("2026-11-20T18:00:00Z", [sameDay, nextDay, early])).toEqual([
      "2026-11-20-1500-1830",
      "2026-11-21-0900-1100",
      "2026-11-21-0900-1400",
      "2026-11-21-1500-1830",
      "2026-11-22-0900-1100",
      "2026-11-22-0900-1400",
      "2026-11-22-1500-1830",
    ]);
  });

  test("never on a day that staff have closed, and not when it has as many orders as it takes", () => {
    const now = "2026-11-20T18:00:00Z";
    const few: WindowPlan = { ...nextDay, capacity: 2 };
    const days = (orders: number, isClosed = false) => ({
      "2026-11-21": { isClosed, orders: { "estandar-2026-11-21-0900-1400": orders } },
    });
    expect(idsAt(now, [few], mexico, days(1))).toEqual(["2026-11-21-0900-1400", "2026-11-22-0900-1400"]);
    expect(idsAt(now, [few], mexico, days(2))).toEqual(["2026-11-22-0900-1400"]);
    expect(idsAt(now, [nextDay], mexico, days(999))).toHaveLength(2);
    expect(idsAt(now, [nextDay], mexico, days(0, true))).toEqual(["2026-11-22-0900-1400"]);
  });

  test("without plans there are none", () => {
    expect(idsAt("2026-11-20T18:00:00Z", [])).toEqual([]);
  });
});

describe("asked again and again", () => {
  /** How often a zone's clock is read or a label formatted. */
  const watchClocks = () => {
    const read = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    onTestFinished(() => read.mockRestore());
    return read;
  };

  test("the windows of a day are worked out once: after that only the day is looked up", () => {
    const plans = [nextDay, sameDay];
    const first = openAt("2026-11-20T18:00:00Z", plans);
    const read = watchClocks();
    expect(openAt("2026-11-20T18:00:01Z", plans)).toEqual(first);
    expect(read).toHaveBeenCalledOnce();
  });

  test("a cut-off that has passed meanwhile closes its window, and the next day has its own", () => {
    const plans = [sameDay];
    const at = (now: string) => idsAt(now, plans);
    expect(at("2026-11-20T18:59:59.999Z")[0]).toBe("2026-11-20-1500-1830");
    expect(at("2026-11-20T19:00:00.000Z")[0]).toBe("2026-11-21-1500-1830");
    expect(at("2026-11-21T18:00:00.000Z")).toEqual([
      "2026-11-21-1500-1830",
      "2026-11-22-1500-1830",
      "2026-11-23-1500-1830",
    ]);
  });

  test("other clocks, other days ahead, a closed day or another plan are other windows", () => {
    const plans = [nextDay];
    const now = "2026-11-20T18:00:00Z";
    expect(idsAt(now, plans)).toHaveLength(2);
    expect(idsAt(now, plans, { ...mexico, delivery: { daysAhead: 5, closedOn: [] } })).toHaveLength(5);
    expect(
      idsAt(now, plans, { ...mexico, delivery: { daysAhead: 5, closedOn: ["2026-11-22"] } }),
    ).toHaveLength(4);
    const [there] = openAt(now, plans, { ...mexico, timeZone: "America/Tijuana" });
    expect(there?.from).toBe("2026-11-21T17:00:00.000Z");
    plans.push(sameDay);
    expect(idsAt(now, plans)).toHaveLength(5);
  });
});

test("at any moment, in any zone: what is open closes later, ends after it begins, and is named once", () => {
  const zones = ["America/Mexico_City", "America/Tijuana", "Europe/Madrid", "Pacific/Kiritimati"];
  const [first, last] = [Date.parse("2026-01-01T00:00:00Z"), Date.parse("2028-01-01T00:00:00Z")];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: first, max: last }), (timeZone, at) => {
      const now = new Date(at);
      const windows = openAt(now.toISOString(), [nextDay, sameDay], { ...mexico, timeZone });
      for (const { from, to, closesAt } of windows) {
        expect(Date.parse(closesAt)).toBeGreaterThan(at);
        expect(from < to).toBe(true);
      }
      expect(new Set(windows.map(({ id }) => id)).size).toBe(windows.length);
      expect(windows.map(({ from }) => from)).toEqual(windows.map(({ from }) => from).toSorted());
      // Two days ahead, two plans: one of today's and one of tomorrow's may be closed by now.
      expect(windows.length).toBeGreaterThanOrEqual(3);
      expect(windows.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 200 },
  );
});
