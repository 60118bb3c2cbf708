import { dateTimeFormat } from "@shop/contract";

/**
 * The label of a window: "Sábado 21 de noviembre, de 9 a 14 h", its hours on one line. Without "hoy" and "mañana", as
 * an order shows it for days.
 * @param day `YYYY-MM-DD`
 * @param from,to `HH:MM`
 */
export function windowLabel(day: string, from: string, to: string, locale: string): string {
  return `${dayLabel(day, locale)}, ${hoursLabel(from, to)}`;
}

/** The name of a day: "Sábado 21 de noviembre". @param day `YYYY-MM-DD` */
export function dayLabel(day: string, locale: string): string {
  const format = dateTimeFormat(locale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  const { weekday = "", day: date = "", month = "" } = parts;
  return `${weekday.charAt(0).toLocaleUpperCase(locale)}${weekday.slice(1)} ${date} de ${month}`;
}

/** The hours of a window: "de 9 a 14 h". */
export function hoursLabel(from: string, to: string): string {
  return `de ${`${hour(from)} a ${hour(to)} h`.replaceAll(" ", "\u00a0")}`;
}

/** `09:00` is "9", `09:30` is "9:30". */
function hour(time: string): string {
  return time.replace(/^0/, "").replace(/:00$/, "");
}
