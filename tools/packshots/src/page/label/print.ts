import type { FontName } from "../fonts.ts";
import { type BrandName, cloud, drawMark, drop, leaf, star } from "./marks.ts";
import {
  type Box,
  type Context,
  canvasOf,
  darker,
  inkOn,
  isDark,
  lighter,
  roundRect,
  tint,
  vertical,
  write,
} from "./text.ts";
import { seeded } from "../random.ts";

export type LayoutName =
  | "fresh"
  | "block"
  | "heritage"
  | "natural"
  | "premium"
  | "snack"
  | "clean"
  | "pharma"
  | "care"
  | "baby"
  | "pet"
  | "drink";

/** How a brand writes its name, on which colour, and how its packs look unless a product says otherwise. */
interface Brand {
  font: FontName;
  weight?: number;
  upper?: boolean;
  plate: string;
  ink: string;
  shape: "oval" | "pill" | "ribbon" | "plain" | "badge" | "tab";
  layout: LayoutName;
}

export const BRANDS: Record<BrandName, Brand> = {
  "Valle Claro": { font: "Lobster", plate: "#123f8c", ink: "#ffffff", shape: "oval", layout: "fresh" },
  Praderal: { font: "Fredoka", plate: "#1f7a3d", ink: "#ffffff", shape: "pill", layout: "fresh" },
  "Tres Nubes": { font: "Yeseva", plate: "#b3202c", ink: "#fff4dc", shape: "badge", layout: "fresh" },
  "Surco Vivo": { font: "Comfortaa", plate: "#3d7a2a", ink: "#ffffff", shape: "pill", layout: "natural" },
  "Huerta Jacinta": { font: "Pacifico", plate: "#d9541e", ink: "#ffffff", shape: "plain", layout: "natural" },
  "Brasa y Corte": {
    font: "Alfa",
    upper: true,
    plate: "#231815",
    ink: "#f5b335",
    shape: "tab",
    layout: "block",
  },
  "Corral Tejocote": { font: "Lilita", plate: "#c8321f", ink: "#fff3d6", shape: "ribbon", layout: "block" },
  "Bahía Garza": { font: "Righteous", plate: "#0b3d6b", ink: "#ffffff", shape: "oval", layout: "block" },
  "Comal de Chayo": { font: "Kaushan", plate: "#8c2f1b", ink: "#ffe7b8", shape: "plain", layout: "heritage" },
  "Espiga Mansa": { font: "Playfair", plate: "#7a3e12", ink: "#fff1d6", shape: "badge", layout: "block" },
  "Horno Clemencia": { font: "Abril", plate: "#5c2a1a", ink: "#ffe9cf", shape: "badge", layout: "heritage" },
  "Tierra Parda": {
    font: "Archivo",
    upper: true,
    plate: "#4b3621",
    ink: "#f3e6cf",
    shape: "plain",
    layout: "natural",
  },
  "Don Higinio": { font: "Abril", plate: "#8a1c14", ink: "#ffe9c0", shape: "ribbon", layout: "heritage" },
  "Conservas Ixtla": {
    font: "Bebas",
    upper: true,
    plate: "#0f5b4c",
    ink: "#fff2cf",
    shape: "tab",
    layout: "block",
  },
  Piloncita: { font: "Pacifico", plate: "#5a2412", ink: "#ffd98a", shape: "plain", layout: "premium" },
  Tronadito: {
    font: "Titan",
    upper: true,
    plate: "#ffd21f",
    ink: "#c4161c",
    shape: "plain",
    layout: "snack",
  },
  "Manantial Oyamel": {
    font: "Comfortaa",
    plate: "#0a5aa6",
    ink: "#ffffff",
    shape: "plain",
    layout: "drink",
  },
  Burbujina: { font: "Lobster", plate: "#c0141c", ink: "#ffffff", shape: "plain", layout: "drink" },
  "Naranjal Doce": { font: "Fredoka", plate: "#e86a10", ink: "#ffffff", shape: "badge", layout: "drink" },
  "Cafetal Niebla": { font: "Playfair", plate: "#2b1a12", ink: "#e9c98f", shape: "plain", layout: "premium" },
  "Hoja Serrana": { font: "Yeseva", plate: "#1f5a3a", ink: "#f6ecd2", shape: "badge", layout: "natural" },
  Blancanube: { font: "Fredoka", plate: "#1557b8", ink: "#ffffff", shape: "oval", layout: "clean" },
  Rechina: {
    font: "Righteous",
    upper: true,
    plate: "#e3131b",
    ink: "#ffffff",
    shape: "pill",
    layout: "clean",
  },
  Tersalina: { font: "Playfair", plate: "#6b3f63", ink: "#ffffff", shape: "plain", layout: "care" },
  Sonrilinda: { font: "Comfortaa", plate: "#0b62b0", ink: "#ffffff", shape: "pill", layout: "clean" },
  "Genéricos Salvial": {
    font: "Figtree",
    weight: 800,
    plate: "#0a7d6c",
    ink: "#ffffff",
    shape: "tab",
    layout: "pharma",
  },
  "Botica Nogal": { font: "Yeseva", plate: "#6b3a1e", ink: "#fff4e2", shape: "plain", layout: "pharma" },
  Nanitos: { font: "Fredoka", plate: "#ff8fa3", ink: "#ffffff", shape: "pill", layout: "baby" },
  Guauchito: { font: "Titan", plate: "#ffc52e", ink: "#5a1e0a", shape: "pill", layout: "pet" },
  Michiflor: { font: "Lilita", plate: "#ffffff", ink: "#6d1f7c", shape: "pill", layout: "pet" },
};

/** What is printed on a package. */
export interface Print {
  brand: BrandName;
  /** What it is, large: "Leche", "Paracetamol". */
  title: string;
  /** Which one, smaller: "deslactosada", "500 mg". */
  variety: string;
  quantity: string;
  /** The colour of the package, and that of its variety. */
  colors: readonly [string, string];
  layout: LayoutName;
  /** What is inside, as a picture. */
  photo?: HTMLCanvasElement | undefined;
  /** The seals of the Mexican norm: "EXCESO AZÚCARES". */
  seals?: readonly string[] | undefined;
  /** A few words of praise. */
  claim?: string | undefined;
}

type Layout = (context: Context, box: Box, print: Print) => void;

const SANS = "Figtree";
const CONDENSED = "Sofia";

/** A brand's name on its plate, with its mark; in the middle of a box. */
function wordmark(
  context: Context,
  brand: BrandName,
  { x, y, w, h }: Box,
  over: { plate?: string; ink?: string; bare?: boolean } = {},
): void {
  const style = BRANDS[brand];
  const plate = over.plate ?? style.plate;
  const ink = over.ink ?? style.ink;
  const middle = x + w / 2;
  context.save();
  const type = {
    font: style.font,
    weight: style.weight ?? 400,
    color: ink,
    lines: 1,
    upper: style.upper ?? false,
  };
  const shape = over.bare ? "plain" : style.shape;
  if (shape === "plain") {
    const color = over.ink ?? plate;
    drawMark(context, brand, middle, y + h * 0.24, h * 0.21, color, over.plate ?? "#ffffff");
    write(
      context,
      brand,
      { x, y: y + h * 0.46, w, h: h * 0.54 },
      { ...type, color, lines: w > h * 3 ? 1 : 2 },
    );
    context.restore();
    return;
  }
  context.font = `${type.weight} 100px ${style.font}`;
  const wide = context.measureText(style.upper ? brand.toUpperCase() : brand).width / 100;
  const size = Math.min(h * 0.5, (w * 0.8) / (wide + 1.2));
  const inner = size * (wide + 1.35);
  const plateW = Math.min(w, inner + size * (shape === "oval" ? 1.6 : 1));
  const plateH = shape === "oval" ? size * 2.1 : size * 1.75;
  const left = middle - plateW / 2;
  const top = y + h / 2 - plateH / 2;
  context.fillStyle = plate;
  context.beginPath();
  if (shape === "oval") context.ellipse(middle, y + h / 2, plateW / 2, plateH / 2, 0, 0, 7);
  else if (shape === "pill") context.roundRect(left, top, plateW, plateH, plateH / 2);
  else if (shape === "badge") context.roundRect(left, top, plateW, plateH, plateH * 0.2);
  else if (shape === "tab") context.rect(left, top, plateW, plateH);
  else {
    const notch = plateH * 0.28;
    for (const [px, py] of [
      [left - notch, top],
      [left + plateW + notch, top],
      [left + plateW, top + plateH / 2],
      [left + plateW + notch, top + plateH],
      [left - notch, top + plateH],
      [left, top + plateH / 2],
    ] as const)
      context.lineTo(px, py);
    context.closePath();
  }
  context.fill();
  if (shape === "oval" || shape === "badge") {
    context.strokeStyle = ink;
    context.lineWidth = size * 0.05;
    context.beginPath();
    const gap = size * 0.12;
    if (shape === "oval") context.ellipse(middle, y + h / 2, plateW / 2 - gap, plateH / 2 - gap, 0, 0, 7);
    else context.roundRect(left + gap, top + gap, plateW - 2 * gap, plateH - 2 * gap, plateH * 0.14);
    context.stroke();
  }
  drawMark(context, brand, middle - inner / 2 + size * 0.5, y + h / 2, size * 0.5, ink, plate);
  write(
    context,
    brand,
    { x: middle - inner / 2 + size * 1.2, y: top, w: size * (wide + 0.1), h: plateH },
    { ...type, max: size, align: "left" },
  );
  context.restore();
}

function quantity(
  context: Context,
  print: Print,
  box: Box,
  color: string,
  align: CanvasTextAlign = "left",
): void {
  const { x, y, w, h } = box;
  write(
    context,
    "CONT. NET.",
    { x, y, w, h: h * 0.32 },
    { font: SANS, weight: 600, color, align, lines: 1, spacing: 0.04 },
  );
  write(
    context,
    print.quantity,
    { x, y: y + h * 0.32, w, h: h * 0.68 },
    { font: CONDENSED, weight: 800, color, align, lines: 1 },
  );
}

/** The black octagons of the Mexican norm, from the right. */
function seals(context: Context, print: Print, right: number, top: number, size: number): void {
  print.seals?.forEach((words, index) => {
    const x = right - size * (index + 0.5) * 1.06;
    const y = top + size / 2;
    for (const [radius, color] of [
      [size * 0.54, "#ffffff"],
      [size * 0.5, "#0c0c0c"],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      for (let at = 0; at < 8; at++)
        context.lineTo(
          x + radius * Math.cos((at + 0.5) * (Math.PI / 4)),
          y + radius * Math.sin((at + 0.5) * (Math.PI / 4)),
        );
      context.fill();
    }
    write(
      context,
      words,
      { x: x - size * 0.4, y: y - size * 0.28, w: size * 0.8, h: size * 0.4 },
      { font: SANS, weight: 800, color: "#ffffff", lines: 2 },
    );
    write(
      context,
      "SECRETARÍA DE SALUD",
      { x: x - size * 0.26, y: y + size * 0.2, w: size * 0.52, h: size * 0.12 },
      { font: SANS, weight: 500, color: "#ffffff", lines: 1 },
    );
  });
}

/** A picture, as large as a box lets it be, on its own soft shadow. */
function photo(context: Context, print: Print, { x, y, w, h }: Box, shadow = "rgba(40,20,10,.32)"): void {
  if (!print.photo) return;
  const size = Math.min(w, h);
  context.save();
  context.shadowColor = shadow;
  context.shadowBlur = size * 0.05;
  context.shadowOffsetY = size * 0.025;
  context.imageSmoothingQuality = "high";
  context.drawImage(print.photo, x + (w - size) / 2, y + h - size, size, size);
  context.restore();
}

function claim(context: Context, print: Print, x: number, y: number, radius: number, color: string): void {
  if (!print.claim) return;
  context.save();
  context.translate(x, y);
  context.rotate(-0.14);
  context.scale(radius, radius);
  star(context, color, 18, 0.9);
  context.restore();
  context.save();
  context.translate(x, y);
  context.rotate(-0.14);
  write(
    context,
    print.claim,
    { x: -radius * 0.72, y: -radius * 0.45, w: radius * 1.44, h: radius * 0.9 },
    { font: CONDENSED, weight: 800, color: inkOn(color), lines: 3, leading: 0.95 },
  );
  context.restore();
}

/** A text on a band of colour that is as wide as it needs to be. */
function chip(
  context: Context,
  words: string,
  { x, y, w, h }: Box,
  color: string,
  type: {
    font?: string;
    weight?: number;
    upper?: boolean;
    align?: CanvasTextAlign;
    radius?: number;
    ink?: string;
  } = {},
): void {
  if (!words) return;
  const { font = SANS, weight = 700, upper = false, align = "center", radius = 0.5 } = type;
  const text = upper ? words.toLocaleUpperCase("es") : words;
  context.font = `${weight} 100px ${font}`;
  const wide = context.measureText(text).width / 100;
  const isLong = wide * h * 0.56 > w * 0.92;
  const size = isLong ? Math.min(h * 0.4, ((w * 0.9) / wide) * 1.75) : h * 0.56;
  const plateW = isLong ? w : Math.min(w, wide * size + h * 0.9);
  const left = align === "left" ? x : x + (w - plateW) / 2;
  context.fillStyle = color;
  roundRect(context, { x: left, y, w: plateW, h }, h * radius * (isLong ? 0.6 : 1));
  context.fill();
  write(
    context,
    text,
    { x: left + h * 0.3, y: y + h * 0.06, w: plateW - h * 0.6, h: h * 0.88 },
    { font, weight, color: type.ink ?? inkOn(color), lines: isLong ? 2 : 1, max: size },
  );
}

const fillBox = (context: Context, { x, y, w, h }: Box, color: string | CanvasGradient) => {
  context.fillStyle = color;
  context.fillRect(x, y, w, h);
};

/** A wave from left to right, filled to the bottom. */
function wave(
  context: Context,
  { x, y, w, h }: Box,
  at: number,
  swing: number,
  color: string | CanvasGradient,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x, y + h * at + h * swing);
  context.bezierCurveTo(
    x + w * 0.3,
    y + h * (at - swing),
    x + w * 0.62,
    y + h * (at + swing * 1.6),
    x + w,
    y + h * (at - swing),
  );
  context.lineTo(x + w, y + h);
  context.lineTo(x, y + h);
  context.fill();
}

const inset = ({ x, y, w, h }: Box, part: number): Box => {
  const by = Math.min(w, h) * part;
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
};

const isWide = ({ w, h }: Box) => w > h * 1.35;

/** White above, the variety's colour below a wave, what is inside where they meet. */
const fresh: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  fillBox(context, box, vertical(context, y, h, ground, ground, tint(ground, accent, 0.16)));
  if (isWide(box)) {
    context.fillStyle = accent;
    context.beginPath();
    context.moveTo(x + w * 0.66, y);
    context.bezierCurveTo(x + w * 0.56, y + h * 0.4, x + w * 0.72, y + h * 0.6, x + w * 0.6, y + h);
    context.lineTo(x + w, y + h);
    context.lineTo(x + w, y);
    context.fill();
    wordmark(context, print.brand, { x: x + w * 0.04, y: y + h * 0.04, w: w * 0.5, h: h * 0.34 });
    write(
      context,
      print.title,
      { x: x + w * 0.04, y: y + h * 0.38, w: w * 0.5, h: h * 0.32 },
      {
        font: BRANDS[print.brand].font === "Yeseva" ? "Yeseva" : SANS,
        weight: 800,
        color: darker(accent, 0.45),
        lines: 2,
      },
    );
    chip(context, print.variety, { x: x + w * 0.06, y: y + h * 0.74, w: w * 0.46, h: h * 0.17 }, accent);
    photo(context, print, { x: x + w * 0.56, y: y + h * 0.1, w: w * 0.42, h: h * 0.78 });
    quantity(
      context,
      print,
      { x: x + w * 0.72, y: y + h * 0.8, w: w * 0.25, h: h * 0.16 },
      inkOn(accent),
      "right",
    );
    seals(context, print, x + w * 0.98, y + h * 0.05, u * 0.2);
    return;
  }
  wave(context, box, 0.6, 0.045, lighter(accent, 0.45));
  wave(context, box, 0.63, 0.045, vertical(context, y + h * 0.6, h * 0.4, accent, darker(accent, 0.22)));
  wordmark(context, print.brand, { x: x + w * 0.06, y: y + h * 0.035, w: w * 0.88, h: h * 0.19 });
  write(
    context,
    print.title,
    { x: x + w * 0.07, y: y + h * 0.23, w: w * 0.86, h: h * 0.19 },
    {
      font: BRANDS[print.brand].font === "Yeseva" ? "Yeseva" : SANS,
      weight: 850,
      color: darker(accent, 0.5),
      lines: 2,
      leading: 0.95,
    },
  );
  chip(context, print.variety, { x: x + w * 0.07, y: y + h * 0.425, w: w * 0.86, h: h * 0.088 }, accent);
  photo(context, print, { x: x + w * 0.1, y: y + h * 0.5, w: w * 0.8, h: h * 0.4 });
  quantity(context, print, { x: x + w * 0.08, y: y + h * 0.88, w: w * 0.5, h: h * 0.09 }, inkOn(accent));
  claim(context, print, x + w * 0.83, y + h * 0.9, u * 0.11, "#ffd84a");
  seals(context, print, x + w * 0.97, y + h * 0.86, u * 0.17);
};

/** One strong colour, white letters, what is inside on a light disc. */
const block: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  const ink = inkOn(ground);
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.08), ground, darker(ground, 0.2)));
  const title =
    BRANDS[print.brand].font === "Bebas" || BRANDS[print.brand].font === "Alfa" ? CONDENSED : SANS;
  if (isWide(box)) {
    context.save();
    context.beginPath();
    context.rect(x, y, w, h);
    context.clip();
    context.fillStyle = accent;
    context.beginPath();
    context.ellipse(x + w * 0.83, y + h * 0.56, w * 0.33, h * 0.66, 0, 0, 7);
    context.fill();
    context.restore();
    wordmark(context, print.brand, { x: x + w * 0.03, y: y + h * 0.05, w: w * 0.52, h: h * 0.34 });
    write(
      context,
      print.title,
      { x: x + w * 0.04, y: y + h * 0.4, w: w * 0.47, h: h * 0.31 },
      { font: title, weight: 850, color: ink, lines: 2, leading: 0.92, upper: title === CONDENSED },
    );
    write(
      context,
      print.variety,
      { x: x + w * 0.04, y: y + h * 0.73, w: w * 0.44, h: h * 0.13 },
      { font: SANS, weight: 600, color: ink, lines: 1 },
    );
    photo(context, print, { x: x + w * 0.55, y: y + h * 0.1, w: w * 0.44, h: h * 0.8 });
    quantity(context, print, { x: x + w * 0.04, y: y + h * 0.86, w: w * 0.3, h: h * 0.11 }, ink);
    seals(context, print, x + w * 0.98, y + h * 0.05, u * 0.2);
    return;
  }
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  context.fillStyle = lighter(accent, 0.35);
  context.beginPath();
  context.ellipse(x + w / 2, y + h * 0.8, w * 0.58, h * 0.29, 0, 0, 7);
  context.fill();
  context.fillStyle = vertical(context, y + h * 0.54, h * 0.5, lighter(accent, 0.18), accent);
  context.beginPath();
  context.ellipse(x + w / 2, y + h * 0.82, w * 0.57, h * 0.285, 0, 0, 7);
  context.fill();
  context.restore();
  wordmark(context, print.brand, { x: x + w * 0.05, y: y + h * 0.03, w: w * 0.9, h: h * 0.17 });
  write(
    context,
    print.title,
    { x: x + w * 0.06, y: y + h * 0.2, w: w * 0.88, h: h * 0.215 },
    { font: title, weight: 850, color: ink, lines: 2, leading: 0.92, upper: title === CONDENSED },
  );
  chip(
    context,
    print.variety,
    { x: x + w * 0.08, y: y + h * 0.425, w: w * 0.84, h: h * 0.078 },
    isDark(ground) ? "#ffffff" : darker(accent, 0.1),
    { ink: isDark(ground) ? darker(ground, 0.2) : inkOn(darker(accent, 0.1)), radius: 0.16 },
  );
  photo(context, print, { x: x + w * 0.1, y: y + h * 0.5, w: w * 0.8, h: h * 0.43 });
  quantity(context, print, { x: x + w * 0.06, y: y + h * 0.89, w: w * 0.4, h: h * 0.085 }, inkOn(accent));
  seals(context, print, x + w * 0.97, y + h * 0.86, u * 0.17);
};

/** Cream paper, a double frame, an arch over the brand: like a label from before. */
const heritage: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  fillBox(context, box, accent);
  const inner = inset(box, 0.045);
  fillBox(context, inner, vertical(context, y, h, lighter(ground, 0.3), ground));
  context.strokeStyle = accent;
  context.lineWidth = u * 0.008;
  const frame = inset(box, 0.07);
  const notch = u * 0.06;
  context.beginPath();
  for (const [cx, cy, a] of [
    [frame.x, frame.y, 0],
    [frame.x + frame.w, frame.y, 1],
    [frame.x + frame.w, frame.y + frame.h, 2],
    [frame.x, frame.y + frame.h, 3],
  ] as const)
    context.arc(cx, cy, notch, (a * Math.PI) / 2 + Math.PI / 2, (a * Math.PI) / 2, true);
  context.closePath();
  context.stroke();
  const ink = darker(accent, 0.25);
  if (isWide(box)) {
    drawMark(context, print.brand, x + w * 0.2, y + h * 0.34, h * 0.17, ink, ground);
    write(
      context,
      print.brand,
      { x: x + w * 0.07, y: y + h * 0.55, w: w * 0.27, h: h * 0.25 },
      { font: BRANDS[print.brand].font, color: ink, lines: 2 },
    );
    write(
      context,
      print.title,
      { x: x + w * 0.37, y: y + h * 0.15, w: w * 0.34, h: h * 0.4 },
      { font: "Abril", color: ink, lines: 2, leading: 0.95 },
    );
    chip(context, print.variety, { x: x + w * 0.37, y: y + h * 0.58, w: w * 0.34, h: h * 0.16 }, accent, {
      radius: 0.1,
    });
    quantity(context, print, { x: x + w * 0.42, y: y + h * 0.78, w: w * 0.24, h: h * 0.14 }, ink, "center");
    photo(context, print, { x: x + w * 0.7, y: y + h * 0.14, w: w * 0.25, h: h * 0.7 });
    return;
  }
  drawMark(context, print.brand, x + w / 2, y + h * 0.155, Math.min(h * 0.065, w * 0.16), ink, ground);
  write(
    context,
    print.brand,
    { x: x + w * 0.14, y: y + h * 0.23, w: w * 0.72, h: h * 0.115 },
    { font: BRANDS[print.brand].font, color: BRANDS[print.brand].plate, lines: 1 },
  );
  context.fillStyle = accent;
  context.fillRect(x + w * 0.2, y + h * 0.36, w * 0.6, h * 0.004);
  star4(context, x + w / 2, y + h * 0.362, u * 0.022, accent, ground);
  write(
    context,
    print.title,
    { x: x + w * 0.13, y: y + h * 0.38, w: w * 0.74, h: h * 0.16 },
    { font: "Abril", color: ink, lines: 2, leading: 0.95 },
  );
  chip(context, print.variety, { x: x + w * 0.11, y: y + h * 0.545, w: w * 0.78, h: h * 0.073 }, accent, {
    radius: 0.08,
  });
  photo(context, print, { x: x + w * 0.16, y: y + h * 0.62, w: w * 0.68, h: h * 0.25 });
  quantity(context, print, { x: x + w * 0.3, y: y + h * 0.873, w: w * 0.4, h: h * 0.065 }, ink, "center");
  seals(context, print, x + w * 0.93, y + h * 0.08, u * 0.17);
};

function star4(context: Context, x: number, y: number, radius: number, ink: string, ground: string): void {
  context.save();
  context.translate(x, y);
  context.scale(radius * 1.7, radius * 1.7);
  star(context, ground, 4, 0.5);
  context.scale(0.6, 0.6);
  star(context, ink, 4, 0.4);
  context.restore();
}

/** Much light ground, letters from the left, one large picture. */
const natural: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  fillBox(context, box, ground);
  const ink = darker(accent, 0.55);
  const on = isDark(ground) ? "#fff7e6" : ink;
  if (isWide(box)) {
    fillBox(context, { x, y, w: w * 0.025, h }, accent);
    wordmark(context, print.brand, { x: x + w * 0.06, y: y + h * 0.06, w: w * 0.46, h: h * 0.3 });
    write(
      context,
      print.title,
      { x: x + w * 0.07, y: y + h * 0.37, w: w * 0.46, h: h * 0.3 },
      { font: SANS, weight: 800, color: on, align: "left", lines: 2, leading: 0.98 },
    );
    write(
      context,
      print.variety,
      { x: x + w * 0.07, y: y + h * 0.68, w: w * 0.46, h: h * 0.12 },
      { font: SANS, weight: 500, color: on, align: "left", lines: 1 },
    );
    quantity(context, print, { x: x + w * 0.07, y: y + h * 0.82, w: w * 0.3, h: h * 0.13 }, on);
    photo(context, print, { x: x + w * 0.52, y: y + h * 0.08, w: w * 0.46, h: h * 0.86 });
    return;
  }
  fillBox(context, { x, y: y + h * 0.955, w, h: h * 0.045 }, accent);
  wordmark(context, print.brand, { x: x + w * 0.08, y: y + h * 0.045, w: w * 0.84, h: h * 0.17 });
  context.fillStyle = accent;
  context.fillRect(x + w * 0.09, y + h * 0.235, w * 0.14, h * 0.009);
  write(
    context,
    print.title,
    { x: x + w * 0.09, y: y + h * 0.255, w: w * 0.82, h: h * 0.19 },
    { font: SANS, weight: 850, color: on, align: "left", lines: 3, leading: 0.98, max: h * 0.105 },
  );
  write(
    context,
    print.variety,
    { x: x + w * 0.09, y: y + h * 0.45, w: w * 0.82, h: h * 0.075 },
    { font: SANS, weight: 500, color: isDark(ground) ? on : accent, align: "left", lines: 2, max: h * 0.055 },
  );
  photo(context, print, { x: x + w * 0.08, y: y + h * 0.5, w: w * 0.84, h: h * 0.39 });
  quantity(context, print, { x: x + w * 0.56, y: y + h * 0.872, w: w * 0.36, h: h * 0.072 }, on, "right");
  claim(context, print, x + w * 0.82, y + h * 0.5, u * 0.1, accent);
  seals(context, print, x + w * 0.96, y + h * 0.03, u * 0.15);
};

/** A dark ground and a thin line of gold. */
const premium: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  const gold = isDark(ground) ? "#e3bd78" : darker(accent, 0.35);
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.07), ground, darker(ground, 0.35)));
  const frame = inset(box, 0.05);
  context.strokeStyle = gold;
  context.lineWidth = u * 0.007;
  context.strokeRect(frame.x, frame.y, frame.w, frame.h);
  if (isWide(box)) {
    drawMark(context, print.brand, x + w * 0.19, y + h * 0.32, h * 0.15, gold, ground);
    write(
      context,
      print.brand,
      { x: x + w * 0.06, y: y + h * 0.48, w: w * 0.27, h: h * 0.32 },
      { font: BRANDS[print.brand].font, color: gold, lines: 2 },
    );
    write(
      context,
      print.title,
      { x: x + w * 0.36, y: y + h * 0.14, w: w * 0.36, h: h * 0.4 },
      { font: "Yeseva", color: isDark(ground) ? "#fff6e4" : gold, lines: 2 },
    );
    chip(context, print.variety, { x: x + w * 0.36, y: y + h * 0.58, w: w * 0.36, h: h * 0.17 }, accent, {
      radius: 0.1,
    });
    write(
      context,
      print.quantity,
      { x: x + w * 0.4, y: y + h * 0.79, w: w * 0.28, h: h * 0.1 },
      { font: SANS, weight: 600, color: gold, lines: 1 },
    );
    photo(context, print, { x: x + w * 0.7, y: y + h * 0.14, w: w * 0.26, h: h * 0.72 }, "rgba(0,0,0,.5)");
    seals(context, print, x + w * 0.97, y + h * 0.08, u * 0.2);
    return;
  }
  drawMark(context, print.brand, x + w / 2, y + h * 0.145, Math.min(h * 0.07, w * 0.17), gold, ground);
  write(
    context,
    print.brand,
    { x: x + w * 0.1, y: y + h * 0.215, w: w * 0.8, h: h * 0.12 },
    { font: BRANDS[print.brand].font, color: gold, lines: 1 },
  );
  context.fillStyle = gold;
  context.fillRect(x + w * 0.36, y + h * 0.345, w * 0.28, h * 0.003);
  write(
    context,
    print.title,
    { x: x + w * 0.1, y: y + h * 0.365, w: w * 0.8, h: h * 0.155 },
    { font: "Yeseva", color: isDark(ground) ? "#fff6e4" : gold, lines: 2, leading: 1.02 },
  );
  fillBox(context, { x: x + frame.x - x, y: y + h * 0.53, w: frame.w, h: h * 0.078 }, accent);
  write(
    context,
    print.variety || "selección de la casa",
    { x: x + w * 0.09, y: y + h * 0.54, w: w * 0.82, h: h * 0.058 },
    { font: SANS, weight: 700, color: inkOn(accent), lines: 1, spacing: 0.04, upper: true, max: h * 0.042 },
  );
  photo(context, print, { x: x + w * 0.14, y: y + h * 0.6, w: w * 0.72, h: h * 0.29 }, "rgba(0,0,0,.55)");
  write(
    context,
    print.quantity,
    { x: x + w * 0.2, y: y + h * 0.885, w: w * 0.6, h: h * 0.05 },
    { font: SANS, weight: 600, color: gold, lines: 1, spacing: 0.04 },
  );
  seals(context, print, x + w * 0.93, y + h * 0.05, u * 0.17);
};

/** Rays, a tilted name with an outline, a heap of it below. */
const snack: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.12), ground, darker(ground, 0.25)));
  context.fillStyle = lighter(ground, 0.16);
  for (let at = 0; at < 20; at++) {
    const turn = (at * Math.PI) / 10;
    context.beginPath();
    context.moveTo(x + w / 2, y + h * 0.62);
    context.lineTo(x + w / 2 + Math.cos(turn) * (w + h), y + h * 0.62 + Math.sin(turn) * (w + h));
    context.lineTo(
      x + w / 2 + Math.cos(turn + 0.157) * (w + h),
      y + h * 0.62 + Math.sin(turn + 0.157) * (w + h),
    );
    context.fill();
  }
  context.restore();
  const style = BRANDS[print.brand];
  context.save();
  context.translate(x + w / 2, y + h * 0.15);
  context.rotate(-0.07);
  write(
    context,
    print.brand,
    { x: -w * 0.45, y: -h * 0.1, w: w * 0.9, h: h * 0.2 },
    {
      font: style.font,
      upper: style.upper ?? false,
      color: style.plate,
      outline: darker(style.ink, 0.15),
      outlineWidth: 0.2,
      lines: 1,
    },
  );
  context.restore();
  write(
    context,
    print.title,
    { x: x + w * 0.08, y: y + h * 0.27, w: w * 0.84, h: h * 0.15 },
    {
      font: "Lilita",
      color: "#ffffff",
      outline: darker(ground, 0.45),
      outlineWidth: 0.13,
      lines: 2,
      leading: 0.95,
    },
  );
  chip(context, print.variety, { x: x + w * 0.1, y: y + h * 0.43, w: w * 0.8, h: h * 0.08 }, accent, {
    font: SANS,
    weight: 800,
  });
  photo(context, print, { x: x + w * 0.02, y: y + h * 0.46, w: w * 0.96, h: h * 0.46 }, "rgba(60,10,0,.5)");
  quantity(context, print, { x: x + w * 0.07, y: y + h * 0.885, w: w * 0.4, h: h * 0.085 }, inkOn(ground));
  seals(context, print, x + w * 0.96, y + h * 0.85, u * 0.16);
};

/** A bright gradient, a swing of light, sparkles: what makes clean. */
const clean: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.25), ground, darker(ground, 0.18)));
  const random = seeded(print.title + print.variety);
  // On a wide label it stays below the words.
  const [low, tilt] = isWide(box) ? [1.1, (-0.1 * h) / w] : [0.83, -0.32];
  for (let at = 0; at < 3; at++) {
    context.strokeStyle = at === 1 ? accent : `rgba(255,255,255,${0.5 - at * 0.14})`;
    context.lineWidth = u * (0.12 - at * 0.03);
    context.beginPath();
    context.ellipse(
      x + w * 0.5,
      y + h * (low + at * 0.055),
      w * 0.78,
      h * 0.17,
      tilt,
      Math.PI * 1.02,
      Math.PI * 1.98,
    );
    context.stroke();
  }
  for (let at = 0; at < 12; at++) {
    const size = u * (0.012 + random() * 0.035);
    context.save();
    context.translate(x + w * random(), y + h * (0.5 + random() * 0.5));
    context.fillStyle = "rgba(255,255,255,.42)";
    context.beginPath();
    context.arc(0, 0, size, 0, 7);
    context.fill();
    context.restore();
  }
  context.restore();
  const ink = inkOn(ground, "#0f2a52");
  if (isWide(box)) {
    wordmark(context, print.brand, { x: x + w * 0.04, y: y + h * 0.08, w: w * 0.44, h: h * 0.5 });
    write(
      context,
      print.title,
      { x: x + w * 0.5, y: y + h * 0.1, w: w * 0.46, h: h * 0.36 },
      { font: SANS, weight: 850, color: ink, lines: 2 },
    );
    chip(context, print.variety, { x: x + w * 0.5, y: y + h * 0.5, w: w * 0.46, h: h * 0.19 }, accent);
    write(
      context,
      print.quantity,
      { x: x + w * 0.06, y: y + h * 0.74, w: w * 0.4, h: h * 0.16 },
      { font: CONDENSED, weight: 800, color: ink, lines: 1 },
    );
    photo(context, print, { x: x + w * 0.6, y: y + h * 0.6, w: w * 0.3, h: h * 0.36 });
    return;
  }
  wordmark(context, print.brand, { x: x + w * 0.04, y: y + h * 0.035, w: w * 0.92, h: h * 0.2 });
  write(
    context,
    print.title,
    { x: x + w * 0.08, y: y + h * 0.25, w: w * 0.84, h: h * 0.17 },
    { font: SANS, weight: 850, color: ink, lines: 3, leading: 0.98 },
  );
  chip(context, print.variety, { x: x + w * 0.08, y: y + h * 0.44, w: w * 0.84, h: h * 0.085 }, accent);
  photo(context, print, { x: x + w * 0.12, y: y + h * 0.52, w: w * 0.76, h: h * 0.36 });
  if (!print.photo) sparkle(context, x + w * 0.5, y + h * 0.68, u * 0.14);
  write(
    context,
    print.quantity,
    { x: x + w * 0.08, y: y + h * 0.9, w: w * 0.5, h: h * 0.065 },
    { font: CONDENSED, weight: 800, color: ink, align: "left", lines: 1 },
  );
};

function sparkle(context: Context, x: number, y: number, size: number): void {
  for (const [dx, dy, part] of [
    [0, 0, 1],
    [0.9, -0.75, 0.45],
    [-0.8, 0.7, 0.35],
  ] as const) {
    context.save();
    context.translate(x + dx * size, y + dy * size);
    context.scale(size * part, size * part);
    star(context, "rgba(255,255,255,.95)", 4, 0.2);
    context.restore();
  }
}

/** White, a slanting field of colour, the substance in large letters. */
const pharma: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  fillBox(context, box, ground);
  const style = BRANDS[print.brand];
  const ink = "#16324a";
  if (w > h) {
    context.fillStyle = accent;
    context.beginPath();
    for (const [px, py] of [
      [0.78, 0],
      [1, 0],
      [1, 1],
      [0.66, 1],
    ] as const)
      context.lineTo(x + w * px, y + h * py);
    context.fill();
    context.fillStyle = lighter(accent, 0.45);
    context.beginPath();
    for (const [px, py] of [
      [0.75, 0],
      [0.78, 0],
      [0.66, 1],
      [0.63, 1],
    ] as const)
      context.lineTo(x + w * px, y + h * py);
    context.fill();
    drawMark(
      context,
      print.brand,
      x + w * 0.1,
      y + h * 0.17,
      Math.min(h * 0.085, w * 0.04),
      style.plate,
      ground,
    );
    write(
      context,
      print.brand,
      { x: x + w * 0.16, y: y + h * 0.07, w: w * 0.5, h: h * 0.2 },
      {
        font: style.font,
        weight: style.weight ?? 400,
        color: style.plate,
        align: "left",
        lines: 1,
        max: h * 0.13,
      },
    );
    write(
      context,
      print.title,
      { x: x + w * 0.06, y: y + h * 0.3, w: w * 0.6, h: h * 0.3 },
      { font: SANS, weight: 850, color: ink, align: "left", lines: 2, leading: 0.98 },
    );
    write(
      context,
      print.variety,
      { x: x + w * 0.06, y: y + h * 0.61, w: w * 0.56, h: h * 0.14 },
      { font: SANS, weight: 700, color: accent, align: "left", lines: 1 },
    );
    write(
      context,
      print.quantity,
      { x: x + w * 0.06, y: y + h * 0.8, w: w * 0.5, h: h * 0.11 },
      { font: SANS, weight: 500, color: ink, align: "left", lines: 1 },
    );
    photo(context, print, { x: x + w * 0.68, y: y + h * 0.1, w: w * 0.3, h: h * 0.8 });
    return;
  }
  fillBox(context, { x, y: y + h * 0.66, w, h: h * 0.34 }, accent);
  fillBox(context, { x, y: y + h * 0.635, w, h: h * 0.025 }, lighter(accent, 0.45));
  drawMark(context, print.brand, x + w / 2, y + h * 0.1, Math.min(h * 0.05, w * 0.12), style.plate, ground);
  write(
    context,
    print.brand,
    { x: x + w * 0.08, y: y + h * 0.155, w: w * 0.84, h: h * 0.08 },
    { font: style.font, weight: style.weight ?? 400, color: style.plate, lines: 1 },
  );
  write(
    context,
    print.title,
    { x: x + w * 0.06, y: y + h * 0.26, w: w * 0.88, h: h * 0.22 },
    { font: SANS, weight: 850, color: ink, lines: 3, leading: 0.98 },
  );
  write(
    context,
    print.variety,
    { x: x + w * 0.08, y: y + h * 0.5, w: w * 0.84, h: h * 0.1 },
    { font: SANS, weight: 700, color: darker(accent, 0.1), lines: 2 },
  );
  photo(context, print, { x: x + w * 0.2, y: y + h * 0.66, w: w * 0.6, h: h * 0.22 });
  if (!print.photo)
    drawMark(context, print.brand, x + w / 2, y + h * 0.775, u * 0.1, lighter(accent, 0.35), accent);
  write(
    context,
    print.quantity,
    { x: x + w * 0.1, y: y + h * 0.895, w: w * 0.8, h: h * 0.065 },
    { font: SANS, weight: 700, color: inkOn(accent), lines: 1 },
  );
};

/** Quiet: a soft ground, serif letters, a stem with leaves. */
const care: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.2), ground));
  const ink = isDark(ground) ? "#ffffff" : darker(accent, 0.45);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  context.globalAlpha = 0.55;
  for (const edge of [-1, 1]) {
    const from = x + w / 2 + edge * w * 0.47;
    for (let at = 0; at < 7; at++)
      leaf(
        context,
        at % 2 ? accent : tint(accent, ground, 0.35),
        from,
        y + h * (0.98 - at * 0.07),
        Math.min(w, h) * (0.3 - at * 0.022),
        edge > 0 ? -Math.PI + 0.75 + at * 0.02 : -0.75 - at * 0.02,
        0.2,
      );
  }
  context.restore();
  if (isWide(box)) {
    wordmark(
      context,
      print.brand,
      { x: x + w * 0.05, y: y + h * 0.16, w: w * 0.38, h: h * 0.5 },
      { ink: isDark(ground) ? "#ffffff" : BRANDS[print.brand].plate, plate: ground, bare: true },
    );
    write(
      context,
      print.title,
      { x: x + w * 0.47, y: y + h * 0.14, w: w * 0.48, h: h * 0.36 },
      { font: SANS, weight: 700, color: ink, lines: 2 },
    );
    write(
      context,
      print.variety,
      { x: x + w * 0.47, y: y + h * 0.52, w: w * 0.48, h: h * 0.2 },
      { font: SANS, weight: 400, color: ink, lines: 2 },
    );
    write(
      context,
      print.quantity,
      { x: x + w * 0.47, y: y + h * 0.76, w: w * 0.48, h: h * 0.1 },
      { font: SANS, weight: 500, color: ink, lines: 1 },
    );
    return;
  }
  wordmark(
    context,
    print.brand,
    { x: x + w * 0.08, y: y + h * 0.06, w: w * 0.84, h: h * 0.2 },
    { ink: isDark(ground) ? "#ffffff" : BRANDS[print.brand].plate, plate: ground, bare: true },
  );
  context.fillStyle = ink;
  context.fillRect(x + w * 0.38, y + h * 0.285, w * 0.24, h * 0.004);
  write(
    context,
    print.title,
    { x: x + w * 0.1, y: y + h * 0.31, w: w * 0.8, h: h * 0.16 },
    { font: SANS, weight: 700, color: ink, lines: 3, leading: 1.05 },
  );
  write(
    context,
    print.variety,
    { x: x + w * 0.1, y: y + h * 0.48, w: w * 0.8, h: h * 0.1 },
    { font: SANS, weight: 400, color: ink, lines: 2, leading: 1.1 },
  );
  photo(context, print, { x: x + w * 0.22, y: y + h * 0.6, w: w * 0.56, h: h * 0.24 });
  write(
    context,
    print.quantity,
    { x: x + w * 0.2, y: y + h * 0.88, w: w * 0.6, h: h * 0.05 },
    { font: SANS, weight: 600, color: ink, lines: 1 },
  );
};

/** Pastel, clouds and dots, round letters. */
const baby: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.45), ground));
  const random = seeded(print.title);
  for (let at = 0; at < 16; at++) {
    context.fillStyle = "rgba(255,255,255,.6)";
    context.beginPath();
    context.arc(x + w * random(), y + h * random(), u * (0.008 + random() * 0.018), 0, 7);
    context.fill();
  }
  cloud(context, "rgba(255,255,255,.75)", x + w * 0.1, y + h * 0.56, u * 0.26);
  cloud(context, "rgba(255,255,255,.75)", x + w * 0.92, y + h * 0.48, u * 0.22);
  context.fillStyle = "#ffffff";
  context.beginPath();
  context.ellipse(x + w / 2, y + h * 1.02, w * 0.72, h * 0.36, 0, 0, 7);
  context.fill();
  context.restore();
  const ink = darker(accent, 0.35);
  if (isWide(box)) {
    wordmark(
      context,
      print.brand,
      { x: x + w * 0.05, y: y + h * 0.06, w: w * 0.45, h: h * 0.36 },
      { plate: accent },
    );
    write(
      context,
      print.title,
      { x: x + w * 0.05, y: y + h * 0.43, w: w * 0.5, h: h * 0.26 },
      { font: "Fredoka", color: ink, lines: 2 },
    );
    write(
      context,
      print.variety,
      { x: x + w * 0.05, y: y + h * 0.7, w: w * 0.5, h: h * 0.13 },
      { font: SANS, weight: 600, color: ink, lines: 1 },
    );
    drawMark(context, "Nanitos", x + w * 0.77, y + h * 0.46, h * 0.27, accent, "#ffffff");
    write(
      context,
      print.quantity,
      { x: x + w * 0.62, y: y + h * 0.8, w: w * 0.3, h: h * 0.14 },
      { font: CONDENSED, weight: 800, color: ink, lines: 1 },
    );
    return;
  }
  wordmark(
    context,
    print.brand,
    { x: x + w * 0.06, y: y + h * 0.04, w: w * 0.88, h: h * 0.18 },
    { plate: accent },
  );
  write(
    context,
    print.title,
    { x: x + w * 0.08, y: y + h * 0.23, w: w * 0.84, h: h * 0.165 },
    { font: "Fredoka", color: ink, lines: 2, leading: 1 },
  );
  chip(context, print.variety, { x: x + w * 0.1, y: y + h * 0.405, w: w * 0.8, h: h * 0.082 }, "#ffffff", {
    font: "Figtree",
    weight: 700,
    ink,
  });
  if (print.photo) photo(context, print, { x: x + w * 0.15, y: y + h * 0.5, w: w * 0.7, h: h * 0.37 });
  else drawMark(context, "Nanitos", x + w / 2, y + h * 0.69, Math.min(w * 0.3, h * 0.17), accent, "#ffffff");
  write(
    context,
    print.quantity,
    { x: x + w * 0.2, y: y + h * 0.895, w: w * 0.6, h: h * 0.065 },
    { font: CONDENSED, weight: 800, color: ink, lines: 1 },
  );
};

/** The animal's face, large, over its food. */
const pet: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.14), ground, darker(ground, 0.25)));
  if (isWide(box)) {
    context.fillStyle = lighter(ground, 0.14);
    context.beginPath();
    context.arc(x + w * 0.8, y + h * 0.5, h * 0.6, 0, 7);
    context.fill();
    context.restore();
    wordmark(context, print.brand, { x: x + w * 0.03, y: y + h * 0.05, w: w * 0.55, h: h * 0.34 });
    write(
      context,
      print.title,
      { x: x + w * 0.05, y: y + h * 0.4, w: w * 0.52, h: h * 0.28 },
      { font: SANS, weight: 850, color: inkOn(ground), lines: 2 },
    );
    chip(context, print.variety, { x: x + w * 0.05, y: y + h * 0.7, w: w * 0.52, h: h * 0.16 }, accent);
    drawMark(context, print.brand, x + w * 0.8, y + h * 0.46, h * 0.32, "#ffffff", darker(ground, 0.3));
    return;
  }
  context.fillStyle = lighter(ground, 0.16);
  context.beginPath();
  context.arc(x + w / 2, y + h * 0.64, Math.min(w * 0.46, h * 0.28), 0, 7);
  context.fill();
  wave(context, box, 0.83, 0.02, accent);
  context.restore();
  wordmark(context, print.brand, { x: x + w * 0.04, y: y + h * 0.035, w: w * 0.92, h: h * 0.19 });
  write(
    context,
    print.title,
    { x: x + w * 0.07, y: y + h * 0.22, w: w * 0.86, h: h * 0.125 },
    { font: SANS, weight: 850, color: inkOn(ground), lines: 2, leading: 0.98 },
  );
  chip(context, print.variety, { x: x + w * 0.08, y: y + h * 0.355, w: w * 0.84, h: h * 0.072 }, accent);
  drawMark(
    context,
    print.brand,
    x + w / 2,
    y + h * 0.62,
    Math.min(w * 0.28, h * 0.165),
    "#ffffff",
    darker(ground, 0.25),
  );
  photo(context, print, { x: x + w * 0.15, y: y + h * 0.6, w: w * 0.7, h: h * 0.33 });
  quantity(context, print, { x: x + w * 0.07, y: y + h * 0.885, w: w * 0.4, h: h * 0.085 }, inkOn(accent));
};

/** A large name across, fruit at its foot, drops. */
const drink: Layout = (context, box, print) => {
  const { x, y, w, h } = box;
  const [ground, accent] = print.colors;
  const u = Math.min(w, h);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  fillBox(context, box, vertical(context, y, h, lighter(ground, 0.15), ground, darker(ground, 0.12)));
  wave(context, box, 0.56, 0.06, tint(accent, ground, 0.5));
  wave(context, box, 0.61, 0.06, vertical(context, y + h * 0.55, h * 0.45, lighter(accent, 0.12), accent));
  const random = seeded(print.title + print.variety);
  for (let at = 0; at < 14; at++)
    drop(
      context,
      "rgba(255,255,255,.5)",
      x + w * random(),
      y + h * (0.52 + random() * 0.44),
      u * (0.01 + random() * 0.022),
    );
  context.restore();
  const style = BRANDS[print.brand];
  const ink = inkOn(ground, style.plate);
  if (isWide(box)) {
    write(
      context,
      print.brand,
      { x: x + w * 0.05, y: y + h * 0.06, w: w * 0.9, h: h * 0.42 },
      { font: style.font, color: ink, lines: 1, shadow: "rgba(0,0,0,.18)" },
    );
    write(
      context,
      print.title,
      { x: x + w * 0.05, y: y + h * 0.5, w: w * 0.55, h: h * 0.25 },
      { font: SANS, weight: 850, color: inkOn(accent), lines: 1 },
    );
    write(
      context,
      print.variety,
      { x: x + w * 0.05, y: y + h * 0.74, w: w * 0.55, h: h * 0.16 },
      { font: SANS, weight: 600, color: inkOn(accent), lines: 1 },
    );
    photo(context, print, { x: x + w * 0.6, y: y + h * 0.3, w: w * 0.38, h: h * 0.66 });
    seals(context, print, x + w * 0.98, y + h * 0.06, u * 0.24);
    return;
  }
  drawMark(context, print.brand, x + w / 2, y + h * 0.09, Math.min(h * 0.055, w * 0.14), ink, ground);
  write(
    context,
    print.brand,
    { x: x + w * 0.04, y: y + h * 0.145, w: w * 0.92, h: h * 0.17 },
    {
      font: style.font,
      color: ink,
      lines: w < h * 0.6 ? 2 : 1,
      leading: 0.95,
      shadow: isDark(ground) ? "rgba(0,0,0,.2)" : "rgba(0,0,0,.06)",
    },
  );
  write(
    context,
    print.title,
    { x: x + w * 0.07, y: y + h * 0.33, w: w * 0.86, h: h * 0.12 },
    {
      font: SANS,
      weight: 850,
      color: isDark(ground) ? "#ffffff" : darker(accent, 0.4),
      lines: 2,
      leading: 0.98,
    },
  );
  chip(
    context,
    print.variety,
    { x: x + w * 0.1, y: y + h * 0.46, w: w * 0.8, h: h * 0.072 },
    isDark(accent) ? "#ffffff" : darker(accent, 0.3),
    { ink: isDark(accent) ? darker(accent, 0.2) : "#ffffff" },
  );
  photo(context, print, { x: x + w * 0.1, y: y + h * 0.54, w: w * 0.8, h: h * 0.33 });
  quantity(context, print, { x: x + w * 0.08, y: y + h * 0.89, w: w * 0.45, h: h * 0.08 }, inkOn(accent));
  seals(context, print, x + w * 0.97, y + h * 0.87, u * 0.17);
};

const LAYOUTS: Record<LayoutName, Layout> = {
  fresh,
  block,
  heritage,
  natural,
  premium,
  snack,
  clean,
  pharma,
  care,
  baby,
  pet,
  drink,
};

/**
 * The front of a package, on a canvas of its proportions.
 * @param margin how much of its height, above and below, only goes on as the edge of the print is: seams, crimps
 */
export function front(
  print: Print,
  width: number,
  height: number,
  pixels = 900,
  margin = 0,
): HTMLCanvasElement {
  const scale = pixels / Math.max(width, height);
  const { canvas, context } = canvasOf(width * scale, height * scale);
  const top = Math.round(canvas.height * margin);
  const { canvas: face, context: onFace } = canvasOf(canvas.width, canvas.height - 2 * top);
  LAYOUTS[print.layout](onFace, { x: 0, y: 0, w: face.width, h: face.height }, print);
  context.drawImage(face, 0, 0, face.width, 2, 0, 0, canvas.width, top + 1);
  context.drawImage(
    face,
    0,
    face.height - 2,
    face.width,
    2,
    0,
    canvas.height - top - 1,
    canvas.width,
    top + 1,
  );
  context.drawImage(face, 0, top);
  return canvas;
}

/** Around a round thing: the front in the middle, and what stands on the back to its sides. */
export function around(print: Print, width: number, height: number, part = 0.37): HTMLCanvasElement {
  const scale = Math.min(1600 / width, 1000 / height);
  const { canvas, context } = canvasOf(width * scale, height * scale);
  const panel = { x: (canvas.width * (1 - part)) / 2, y: 0, w: canvas.width * part, h: canvas.height };
  const { canvas: face, context: onFace } = canvasOf(panel.w, panel.h);
  LAYOUTS[print.layout](onFace, { x: 0, y: 0, w: face.width, h: face.height }, print);
  // The edges of the front go on around the back.
  context.drawImage(face, 0, 0, 2, face.height, 0, 0, panel.x + 1, canvas.height);
  context.drawImage(
    face,
    face.width - 2,
    0,
    2,
    face.height,
    panel.x + panel.w - 1,
    0,
    panel.x + 2,
    canvas.height,
  );
  context.drawImage(face, panel.x, 0, panel.w, canvas.height);
  facts(
    context,
    { x: panel.x + panel.w * 1.06, y: canvas.height * 0.12, w: panel.w * 0.5, h: canvas.height * 0.76 },
    print,
  );
  return canvas;
}

/** The side of a package: the colour, small print, the table of values, bars. */
export function side(print: Print, width: number, height: number): HTMLCanvasElement {
  const scale = 640 / Math.max(width, height);
  const { canvas, context } = canvasOf(width * scale, height * scale);
  const box = { x: 0, y: 0, w: canvas.width, h: canvas.height };
  fillBox(context, box, sideColor(print));
  facts(context, inset(box, 0.1), print);
  return canvas;
}

/** The colour of what is beside the front. */
export function sideColor({ layout, colors: [ground, accent] }: Print): string {
  return layout === "fresh" || layout === "pharma" || layout === "heritage" || layout === "natural"
    ? accent
    : ground;
}

/** The table of values, lines of small print and a bar code. */
function facts(context: Context, { x, y, w, h }: Box, print: Print): void {
  context.save();
  context.fillStyle = "rgba(255,255,255,.93)";
  const table = Math.min(h * 0.5, w * 1.5);
  context.fillRect(x, y + h * 0.1, w, table);
  context.strokeStyle = "#333333";
  context.lineWidth = Math.max(1, w * 0.012);
  context.strokeRect(x, y + h * 0.1, w, table);
  write(
    context,
    "Información nutrimental",
    { x: x + w * 0.05, y: y + h * 0.1 + table * 0.02, w: w * 0.9, h: table * 0.13 },
    { font: SANS, weight: 800, color: "#222222", lines: 1 },
  );
  context.fillStyle = "#444444";
  for (let row = 0; row < 8; row++) {
    const top = y + h * 0.1 + table * (0.2 + row * 0.095);
    context.fillRect(x + w * 0.06, top, w * (0.3 + ((row * 37) % 20) / 100), table * 0.028);
    context.fillRect(x + w * 0.76, top, w * 0.18, table * 0.028);
  }
  const bars = Math.min(h * 0.14, w * 0.5);
  context.fillStyle = "#ffffff";
  context.fillRect(x + w * 0.1, y + h - bars, w * 0.8, bars);
  context.fillStyle = "#111111";
  const random = seeded(print.title + print.quantity);
  for (let at = x + w * 0.15; at < x + w * 0.84;) {
    const wide = w * 0.008 * (1 + Math.floor(random() * 3));
    context.fillRect(at, y + h - bars * 0.9, wide, bars * 0.7);
    at += wide + w * 0.008 * (1 + Math.floor(random() * 3));
  }
  context.restore();
}
