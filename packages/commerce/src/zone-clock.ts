import { dateTimeFormat } from "@shop/contract";

/** The wall clock of a time zone. */
export type ZoneClock = {
  /** The day there at a moment, as `YYYY-MM-DD`. */
  dayAt: (moment: Date) => string;
  /**
   * The moment of a local day (`YYYY-MM-DD`) and time (`HH:MM`). For an ambiguous time (DST) the first; a skipped one
   * is shifted by the gap.
   */
  momentOf: (day: string, time: string) => Date;
};

const DAY = 86_400_000;

/** @param timeZone IANA name, such as `America/Mexico_City` */
export function zoneClock(timeZone: string): ZoneClock {
  const format = dateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  /** The local time, read as if it were UTC (ms). */
  const shownAt = (moment: number): number => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return Date.parse(
      `${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}:${parts["second"]}Z`,
    );
  };
  return {
    dayAt: (moment) => new Date(shownAt(moment.getTime())).toISOString().slice(0, 10),
    momentOf: (day, time) => {
      const wanted = Date.parse(`${day}T${time}:00Z`);
      // Clocks change once in two days at most, so the offset of the day before or of the day after is the right one.
      const [before, after] = [wanted - DAY, wanted + DAY].map((guess) => wanted - (shownAt(guess) - guess));
      const first = before ?? wanted;
      const moments = [first, after ?? first].toSorted((one, other) => one - other);
      return new Date(moments.find((moment) => shownAt(moment) === wanted) ?? first);
    },
  };
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}
