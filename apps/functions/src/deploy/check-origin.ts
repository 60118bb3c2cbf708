/** A shop on the emulators: browsers trust such an address as they trust https. */
const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/;

/**
 * Parses the value of a variable as an origin: scheme, host and port only.
 * @throws Error one sentence in Spanish with the variable and its value
 */
export function checkOrigin(variable: string, text: string): string {
  const isOrigin =
    URL.canParse(text) &&
    new URL(text).origin === text &&
    (new URL(text).protocol === "https:" || LOOPBACK.test(text));
  if (!isOrigin)
    throw new Error(`${variable}: «${text}» no es un origen como https://tienda.example, sin nada detrás.`);
  return text;
}
