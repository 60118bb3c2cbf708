/** Whether a text is a BCP 47 tag, such as `es-MX`. */
export function isLocale(tag: string): boolean {
  return accepts(() => Intl.getCanonicalLocales(tag));
}

/** Whether a text names a time zone, such as `America/Mexico_City`. */
export function isTimeZone(name: string): boolean {
  return accepts(() => new Intl.DateTimeFormat("es", { timeZone: name }));
}

function accepts(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
