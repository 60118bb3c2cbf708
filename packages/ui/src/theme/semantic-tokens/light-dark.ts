import type { Palette, Step } from "../tokens/palette.ts";

/** A step of a ramp, or a colour that no shop changes. */
export type Ink = `${keyof Palette}.${Step}` | `#${string}`;

const reference = (ink: Ink) => (ink.startsWith("#") ? ink : `{colors.${ink}}`);

/**
 * A colour on a light page, and the same colour on a dark one. `light-dark()` follows the `color-scheme` of the element,
 * so no script decides the mode.
 */
export function lightDark(light: Ink, dark: Ink = light): { value: string } {
  const one = reference(light);
  return { value: light === dark ? one : `light-dark(${one}, ${reference(dark)})` };
}
