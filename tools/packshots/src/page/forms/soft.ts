// Bags, sachets and what is packed in film.
import { Box3, Group, type Material, type Object3D, Vector3 } from "three";
import { front, type Print, sideColor } from "../label/print.ts";
import { darker } from "../label/text.ts";
import { card, film, glass, matt, paper, plastic } from "../materials.ts";
import { box, made, mix, noise, rod, smooth, string, surface } from "../shapes.ts";
import { turnedBy } from "./paper.ts";
import { BoxGeometry } from "three";

export interface BagOptions {
  w?: number;
  h?: number;
  /** How thick it is in the middle. */
  t?: number;
  /** Sealed above and below, or it stands on a foot. */
  foot?: boolean;
  turn?: number;
  kraft?: boolean;
  window?: string;
  seed?: number;
  zip?: boolean;
}

/** A bag of film: swollen in its middle, flat at its seams, a little crinkled. */
export function bag(
  print: Print,
  { w = 15, h = 21, t = 5.5, foot = false, turn = -10, kraft = false, seed = 1, zip = false }: BagOptions,
): Group {
  const group = new Group();
  const skin = kraft ? paper : film;
  const seam = 0.055;
  const half =
    (side: 1 | -1): ((u: number, v: number) => [number, number, number]) =>
    (u, v) => {
      const [a, b] = [2 * u - 1, v];
      const low = foot ? smooth(0, 0.04, b) : smooth(seam, seam + 0.26, b) ** 0.75;
      const high = smooth(0, foot ? 0.62 : 0.28, 1 - seam - b) ** 0.8;
      const swell = (1 - Math.abs(a) ** 2.6) ** 0.62;
      const inside = Math.min(low, high);
      const folds =
        inside > 0
          ? noise(a * 3.2 + seed, b * 4.5, seed) * 0.34 * (1 - inside * 0.55) +
            noise(a * 8, b * 9, seed) * 0.07
          : 0;
      const pinch = 1 - (foot ? 0.02 : 0.045) * Math.min(1, inside * 1.3) * (1 - Math.abs(a) * 0.2);
      const edge = 1 + 0.006 * noise(b * 9, seed + Math.sign(a));
      const thick = foot
        ? mix(t * 0.62, 0, smooth(0.05, 0.92, b)) + t * 0.5 * inside * swell * smooth(0, 0.3, b)
        : t * swell * inside;
      const z = (foot ? thick * Math.max(swell, b < 0.06 ? 0.8 * swell : swell) : thick) * 0.5;
      return [
        side * a * (w / 2) * pinch * edge,
        b * h,
        side * (z + folds * Math.min(1, inside + 0.1) * (1 - Math.abs(a) ** 4) + 0.03),
      ];
    };
  group.add(surface(half(1), skin(front(print, w, h, 1100, foot ? 0.035 : 0.07)), { columns: 64, rows: 84 }));
  group.add(surface(half(-1), skin(sideColor(print)), { columns: 48, rows: 64 }));
  if (!foot)
    group.add(
      ...crimps(w, h, seam, skin === film ? film(darker(print.colors[0], 0.06)) : paper(print.colors[0])),
    );
  else if (zip) group.add(...crimps(w, h, 0.028, film(darker(print.colors[0], 0.05)), true));
  return turnedBy(group, turn);
}

function crimps(w: number, h: number, seam: number, material: Material, onlyTop = false): Object3D[] {
  const strip = (from: number, to: number) =>
    surface(
      (u, v) => [
        (u - 0.5) * w * 0.998,
        mix(from, to, v) + (v > 0.9 && to === h ? Math.abs(((u * 60) % 1) - 0.5) * 0.12 : 0),
        0.06 + Math.sin(v * 22) * 0.05,
      ],
      material,
      { columns: 120, rows: 24 },
    );
  return onlyTop ? [strip(h * (1 - seam), h)] : [strip(0, h * seam), strip(h * (1 - seam), h)];
}

/** A large sack: kibble, rice, litter. */
export function sack(
  print: Print,
  {
    w = 32,
    h = 48,
    t = 12,
    turn = -16,
    isPaper = true,
    seed = 2,
  }: { w?: number; h?: number; t?: number; turn?: number; isPaper?: boolean; seed?: number },
): Group {
  const group = new Group();
  const skin = isPaper ? card : film;
  const half =
    (side: 1 | -1): ((u: number, v: number) => [number, number, number]) =>
    (u, v) => {
      const a = 2 * u - 1;
      const inside = Math.min(smooth(0, 0.09, v) ** 0.6, smooth(0, 0.3, 0.955 - v) ** 0.75);
      const swell = (1 - Math.abs(a) ** 5) ** 0.5;
      const folds =
        noise(a * 2.4 + seed, v * 3.4, seed) * 0.05 * t * (1 - inside * 0.4) +
        noise(a * 6, v * 8, seed) * 0.012 * t;
      return [
        side * a * (w / 2) * (1 - 0.03 * inside),
        v * h,
        side * (t * 0.5 * swell * inside + folds * Math.min(1, inside + 0.1) * (1 - Math.abs(a) ** 6) + 0.05),
      ];
    };
  group.add(surface(half(1), skin(front(print, w, h, 1200, 0.05)), { columns: 64, rows: 90 }));
  group.add(surface(half(-1), skin(sideColor(print)), { columns: 48, rows: 64 }));
  const hem = box(
    w * 0.995,
    h * 0.035,
    t * 0.05,
    0.2,
    card(isPaper ? "#efe6d2" : darker(print.colors[0], 0.1)),
  );
  hem.position.y = h * 0.978;
  group.add(hem);
  if (isPaper) {
    const thread = string(
      Array.from(
        { length: 24 },
        (_, at) => [(at / 23 - 0.5) * w * 0.99, h * 0.978 + (at % 2 ? 0.18 : -0.18), t * 0.032] as const,
      ),
      0.16,
      matt("#c9b48a"),
      { steps: 100, sides: 6 },
    );
    group.add(thread);
  }
  return turnedBy(group, turn);
}

/** A flat little bag of powder. */
export const sachet = (
  print: Print,
  {
    w = 9,
    h = 12.5,
    turn = -8,
    seed = 3,
    t = 1,
  }: { w?: number; h?: number; turn?: number; seed?: number; t?: number },
): Group => bag(print, { w, h, t, turn, seed });

/** Soft things pressed into film: napkins, nappies, wipes. */
export function softPack(
  print: Print,
  {
    w = 20,
    h = 16,
    d = 9,
    turn = -24,
    soft = 0.8,
    flap = false,
    seed = 5,
    see,
  }: {
    w?: number;
    h?: number;
    d?: number;
    turn?: number;
    soft?: number;
    flap?: boolean;
    seed?: number;
    see?: string;
  },
): Group {
  const group = new Group();
  const face = film(front(print, w, h, 1100), 0.4);
  const edge = film(see ?? sideColor(print), 0.4);
  const body = box(w, h, d, Math.min(w, h, d) * 0.24, [edge, edge, edge, edge, face, face]);
  puffUp(body, [w, h, d], soft, seed);
  group.add(body);
  for (const end of [-1, 1]) {
    const gusset = surface(
      (u, v) => {
        const y = mix(-h * 0.3, h * 0.3, u);
        return [end * (w / 2 - 0.3 + v * 0.9), h / 2 + y * (1 - v * 0.15), noise(u * 8, v * 3, seed) * 0.2];
      },
      edge,
      { columns: 30, rows: 8 },
    );
    group.add(gusset);
  }
  if (flap) {
    const plate = box(w * 0.42, h * 0.34, 0.5, 0.2, plastic("#ffffff"));
    plate.position.set(0, h * 0.56, d / 2 + soft * 0.6);
    const inner = box(w * 0.34, h * 0.24, 0.3, 0.12, plastic(print.colors[1]));
    inner.position.set(0, h * 0.61, d / 2 + soft * 0.6 + 0.22);
    group.add(plate, inner);
  }
  return turnedBy(group, turn);
}

function puffUp(
  body: Object3D,
  [w, h, d]: readonly [number, number, number],
  soft: number,
  seed: number,
): void {
  if (!("geometry" in body)) return;
  const geometry = made((body as ReturnType<typeof made>).geometry, matt("#ffffff")).geometry;
  const position = geometry.getAttribute("position");
  for (let at = 0; at < position.count; at++) {
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)];
    const [a, b] = [(2 * x) / w, (2 * y) / h];
    const out = soft * Math.max(0, 1 - a ** 4) * Math.max(0, 1 - b ** 4);
    const crease = noise((x / w) * 7 + seed, (y / h) * 7, z) * soft * 0.22;
    position.setZ(at, z + Math.sign(z) * (out + crease) * (Math.abs(z) > d * 0.2 ? 1 : 0));
    position.setX(at, x + Math.sign(x) * soft * 0.25 * (1 - b ** 4));
  }
  geometry.computeVertexNormals();
}

/** How far film sinks between round things in a row, of their radius: half as far as they are round. */
const dip = (place: number): number => 0.45 * (1 - Math.sqrt(Math.max(0, 1 - (2 * (place % 1) - 1) ** 2)));

/** Toilet or kitchen paper: rolls behind film. */
export function rolls(
  print: Print,
  {
    columns = 3,
    rows = 2,
    deep = 2,
    r = 5.2,
    h = 10,
    turn = -22,
  }: { columns?: number; rows?: number; deep?: number; r?: number; h?: number; turn?: number },
): Group {
  const group = new Group();
  const white = matt("#fbfaf7", 0.95);
  const core = matt("#b99a72", 0.9);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let back = 0; back < deep; back++) {
        const roll = rod(r, r, h * 0.985, white, 48);
        roll.position.set(
          (column - (columns - 1) / 2) * 2 * r,
          h * (row + 0.5),
          -(back - (deep - 1) / 2) * 2 * r,
        );
        const hole = rod(r * 0.36, r * 0.36, h * 0.99, core, 32);
        hole.position.copy(roll.position);
        hole.position.y += 0.02;
        group.add(roll, hole);
      }
  const [w, tall, d] = [columns * 2 * r, rows * h, deep * 2 * r];
  const wrap = surface(
    (u, v) => {
      const bump = 0.3 * r * dip(u * columns);
      return [
        (u - 0.5) * w * 1.02,
        tall * mix(0.16, 0.84, v),
        d / 2 + 0.12 - bump + noise(u * 14, v * 9) * 0.1,
      ];
    },
    film(front(print, w, tall * 0.68, 1100), 0.45),
    { columns: 120, rows: 40 },
  );
  const shell = made(new BoxGeometry(w * 1.015, tall * 1.01, d * 1.015), glass("#f2f7ff", 0.06, 0.3));
  shell.position.y = tall / 2;
  shell.renderOrder = 2;
  shell.castShadow = false;
  group.add(wrap, shell);
  const edge = surface(
    (u, v) => [w / 2 + 0.14 - r * dip(u * deep), tall * mix(0.16, 0.84, v), (0.5 - u) * d * 1.02],
    film(sideColor(print), 0.45),
    { columns: 80, rows: 24 },
  );
  group.add(edge);
  return turnedBy(group, turn);
}

/** Several of one thing side by side, held by film. */
export function multipack(
  print: Print,
  one: () => Object3D,
  {
    columns = 3,
    deep = 2,
    gap = 1.01,
    turn = -20,
    bandAt = [0.3, 0.66] as readonly [number, number],
    rows = 1,
    round = true,
  },
): Group {
  const group = new Group();
  const size = new Box3().setFromObject(one()).getSize(new Vector3());
  for (let row = 0; row < rows; row++)
    for (let back = 0; back < deep; back++)
      for (let column = 0; column < columns; column++) {
        const each = one();
        each.position.set(
          (column - (columns - 1) / 2) * size.x * gap,
          row * size.y,
          -(back - (deep - 1) / 2) * size.z * gap,
        );
        group.add(each);
      }
  const [w, h, d] = [columns * size.x * gap, size.y * rows, deep * size.z * gap];
  const tall = h * (bandAt[1] - bandAt[0]);
  const shell = (material: Material, side: boolean) =>
    surface(
      (u, v) => {
        const bump = round ? size.x * 0.5 * dip(u * (side ? deep : columns)) : 0;
        const y = h * mix(bandAt[0], bandAt[1], v);
        return side ? [w / 2 + 0.1 - bump, y, (0.5 - u) * d] : [(u - 0.5) * w, y, d / 2 + 0.1 - bump];
      },
      material,
      { columns: 96, rows: 16 },
    );
  group.add(shell(film(front(print, w, tall, 1100), 0.5), false), shell(film(sideColor(print), 0.5), true));
  return turnedBy(group, turn);
}
