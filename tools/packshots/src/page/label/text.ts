export type Context = CanvasRenderingContext2D;

/** A drawing surface of whole pixels. */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: Context } {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  return { canvas, context };
}

export interface Type {
  font: string;
  weight?: number;
  color: string;
  align?: CanvasTextAlign;
  /** Of the size of the letters. */
  spacing?: number;
  leading?: number;
  lines?: number;
  /** A line around the letters, and how thick it is, of their size. */
  outline?: string;
  outlineWidth?: number;
  /** The largest letters, in pixels. */
  max?: number;
  upper?: boolean;
  shadow?: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Writes a text as large as a box lets it be, on as many lines as look best, in the middle of its height. Gives the height it took. */
export function write(context: Context, words: string, { x, y, w, h }: Box, type: Type): number {
  const { align = "center", spacing = 0, leading = 1, lines: most = 2, max = Infinity, weight = 400 } = type;
  const text = type.upper ? words.toLocaleUpperCase("es") : words;
  const setFont = (size: number) => {
    context.font = `${weight} ${size}px ${type.font}`;
    context.letterSpacing = `${spacing * size}px`;
  };
  let best: { size: number; lines: string[] } = { size: 0, lines: [] };
  setFont(100);
  for (const lines of breaks(text.split(" "), most)) {
    const widest = Math.max(...lines.map((line) => context.measureText(line).width));
    const size = Math.min(max, (100 * w * 0.985) / widest, h / (lines.length * leading));
    if (size > best.size * 1.02) best = { size, lines };
  }
  setFont(best.size);
  context.textAlign = align;
  context.textBaseline = "alphabetic";
  const across = align === "center" ? x + w / 2 : align === "left" ? x : x + w;
  const step = best.size * leading;
  const top = y + (h - step * best.lines.length) / 2;
  best.lines.forEach((line, index) => {
    const baseline = top + step * index + step / 2 + best.size * 0.355;
    const shift = align === "center" ? (spacing * best.size) / 2 : 0;
    if (type.outline) {
      context.strokeStyle = type.outline;
      context.lineJoin = "round";
      context.lineWidth = best.size * (type.outlineWidth ?? 0.16);
      context.strokeText(line, across + shift, baseline);
    }
    if (type.shadow) {
      context.fillStyle = type.shadow;
      context.fillText(line, across + shift + best.size * 0.045, baseline + best.size * 0.055);
    }
    context.fillStyle = type.color;
    context.fillText(line, across + shift, baseline);
  });
  context.letterSpacing = "0px";
  return step * best.lines.length;
}

/** All ways to put words on at most so many lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (most === 1 || words.length === 1) return [[words.join(" ")]];
  return words.flatMap((_, at) => {
    const first = words.slice(0, at + 1).join(" ");
    const rest = words.slice(at + 1);
    return rest.length === 0 ? [[first]] : breaks(rest, most - 1).map((lines) => [first, ...lines]);
  });
}

export function roundRect(context: Context, { x, y, w, h }: Box, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, w, h, radius);
}

/** Mixes a colour with another: part 0 leaves it, 1 gives the other. */
export function tint(color: string, other: string, part: number): string {
  const [one, two] = [channels(color), channels(other)];
  return `#${one
    .map((value, at) =>
      Math.round(value + ((two[at] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export const lighter = (color: string, part: number): string => tint(color, "#ffffff", part);
export const darker = (color: string, part: number): string => tint(color, "#120c08", part);

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Whether white letters are read better on it than dark ones. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 158;
}

export const inkOn = (color: string, dark = "#2a1f18"): string => (isDark(color) ? "#ffffff" : dark);

/** A gradient from above to below, of its colours at even distances. */
export function vertical(context: Context, y: number, h: number, ...colors: string[]): CanvasGradient {
  const gradient = context.createLinearGradient(0, y, 0, y + h);
  colors.forEach((color, at) => gradient.addColorStop(at / Math.max(1, colors.length - 1), color));
  return gradient;
}
