import { expect, test } from "vitest";
import { seasonAt, type Season } from "./season.ts";

const season = (title: string, from: string, to: string): Season => ({
  title,
  from,
  to,
  shows: { category: "abarrotes" },
});
const shop = {
  timeZone: "America/Mexico_City",
  seasons: [season("Navidad", "2026-12-01", "2026-12-24"), season("Invierno", "2026-12-20", "2027-03-20")],
};

test.for([
  ["the last moment before", "2026-12-01T05:59:59Z", undefined],
  ["its first moment by the shop's clocks", "2026-12-01T06:00:00Z", "Navidad"],
  ["a day of two, of which the first counts", "2026-12-21T18:00:00Z", "Navidad"],
  ["its last moment", "2026-12-25T05:59:59Z", "Navidad"],
  ["the day after", "2026-12-25T06:00:00Z", "Invierno"],
])("%s", ([, now, title]) => {
  expect(seasonAt(shop, new Date(now ?? ""))?.title).toBe(title);
});

test("a shop without seasons has none", () => {
  expect(seasonAt({ timeZone: shop.timeZone }, new Date("2026-12-21T18:00:00Z"))).toBeUndefined();
});
