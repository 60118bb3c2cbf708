import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, zoneClock } from "./zone-clock.ts";

describe("momentOf", () => {
  test.for([
    ["America/Mexico_City", "2026-11-21", "09:00", "2026-11-21T15:00:00.000Z"],
    ["America/Mexico_City", "2026-07-21", "09:00", "2026-07-21T15:00:00.000Z"],
    ["America/Mexico_City", "2026-12-31", "23:30", "2027-01-01T05:30:00.000Z"],
    ["America/Tijuana", "2026-07-21", "09:00", "2026-07-21T16:00:00.000Z"],
    ["America/Tijuana", "2026-11-21", "09:00", "2026-11-21T17:00:00.000Z"],
    ["Europe/Madrid", "2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["Europe/Madrid", "2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-01-01", "00:00", "2025-12-31T10:00:00.000Z"],
    ["UTC", "2028-02-29", "00:00", "2028-02-29T00:00:00.000Z"],
  ] as const)("in %s, %s at %s is %s", ([zone, day, time, moment]) => {
    expect(zoneClock(zone).momentOf(day, time).toISOString()).toBe(moment);
  });

  test("a time that the clocks skip in spring is as much later as they skip", () => {
    const moment = zoneClock("America/Tijuana").momentOf("2026-03-08", "02:30");
    expect(moment.toISOString()).toBe("2026-03-08T10:30:00.000Z");
  });

  test("a time that the clocks show twice in autumn is the first of them", () => {
    const moment = zoneClock("America/Tijuana").momentOf("2026-11-01", "01:30");
    expect(moment.toISOString()).toBe("2026-11-01T08:30:00.000Z");
  });

  test("the clocks show the day that was asked for, in every zone and on every day", () => {
    const zones = ["America/Mexico_City", "America/Tijuana", "Europe/Madrid", "Australia/Lord_Howe", "UTC"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 3650 }),
        fc.integer({ min: 4, max: 23 }),
        (zone, offset, hour) => {
          const clock = zoneClock(zone);
          const day = addDays("2024-01-01", offset);
          const moment = clock.momentOf(day, `${String(hour).padStart(2, "0")}:15`);
          const shown = new Intl.DateTimeFormat("sv-SE", {
            timeZone: zone,
            dateStyle: "short",
            timeStyle: "short",
          }).format(moment);
          expect(shown).toBe(`${day} ${String(hour).padStart(2, "0")}:15`);
          expect(clock.dayAt(moment)).toBe(day);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test("the day changes at midnight of the zone", () => {
  const clock = zoneClock("America/Mexico_City");
  expect(clock.dayAt(new Date("2026-12-01T05:59:59.999Z"))).toBe("2026-11-30");
  expect(clock.dayAt(new Date("2026-12-01T06:00:00.000Z"))).toBe("2026-12-01");
});

test.for([
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
] as const)("%s and %i days is %s", ([day, count, other]) => {
  expect(addDays(day, count)).toBe(other);
});
