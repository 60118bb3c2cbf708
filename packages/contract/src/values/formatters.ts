// Creating a formatter takes a hundred times as long as using it, and a screen formats hundreds of prices.

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** `Intl.NumberFormat`, made once for each locale and options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return memoize(numbers, [locale, options], () => new Intl.NumberFormat(locale, options));
}

/** `Intl.DateTimeFormat`, made once for each locale and options. */
export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  return memoize(dates, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

function memoize<Format>(formats: Map<string, Format>, asked: unknown, make: () => Format): Format {
  const key = JSON.stringify(asked);
  const known = formats.get(key);
  if (known) return known;
  const format = make();
  formats.set(key, format);
  return format;
}
