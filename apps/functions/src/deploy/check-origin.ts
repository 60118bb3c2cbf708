/**
 * Gives back what a variable names as an origin: scheme, host and port, and nothing behind.
 * @throws Error one sentence in Spanish with the variable and its value
 */
export function checkOrigin(variable: string, text: string): string {
  const isOrigin = URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;
  if (!isOrigin)
    throw new Error(`${variable}: «${text}» no es un origen como https://tienda.example, sin nada detrás.`);
  return text;
}
