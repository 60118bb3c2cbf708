import { Color } from "three";

export type Rgb = readonly [number, number, number];

const known = new Map<string, Rgb>();

/** A colour as vertices have it: linear light. */
export function rgb(hex: string): Rgb {
  const found = known.get(hex);
  if (found) return found;
  const { r, g, b } = new Color(hex);
  known.set(hex, [r, g, b]);
  return [r, g, b];
}

export const blend = (one: Rgb, other: Rgb, part: number): Rgb => {
  const p = Math.min(1, Math.max(0, part));
  return [
    one[0] + (other[0] - one[0]) * p,
    one[1] + (other[1] - one[1]) * p,
    one[2] + (other[2] - one[2]) * p,
  ];
};
