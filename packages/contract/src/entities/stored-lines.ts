import * as z from "zod/mini";
import { pickedLine, type PickedLine } from "./order.ts";

const pickedLines = z.array(pickedLine).check(z.maxLength(200));

/** Lines that were picked, as text for the storage of a device. */
export function linesToText(lines: readonly PickedLine[]): string {
  return JSON.stringify(z.encode(pickedLines, [...lines]));
}

/** The lines in such a text; none when another version of the shop, or anybody else, has written it. */
export function linesFromText(text: string): PickedLine[] {
  try {
    return z.decode(pickedLines, JSON.parse(text));
  } catch {
    return [];
  }
}
