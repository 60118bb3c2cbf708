// Packages of paper and cardboard.
import { BufferAttribute, BufferGeometry, Group, type Object3D } from "three";
import { around, front, type Print, side, sideColor } from "../label/print.ts";
import { darker, lighter } from "../label/text.ts";
import { card, film, matt, metal, paper, plastic } from "../materials.ts";
import { box, made, mix, noise, rod, rounded, smooth, surface, turned } from "../shapes.ts";

export const turnedBy = (thing: Object3D, degrees: number): Group => {
  const group = new Group();
  thing.rotation.y = (degrees * Math.PI) / 180;
  return group.add(thing);
};

export interface BoxOptions {
  w?: number;
  h?: number;
  d?: number;
  /** How far it is turned, in degrees. */
  turn?: number;
}

/** A folding box that shows its front and one side. */
export function foldingBox(print: Print, { w = 12, h = 18, d = 5, turn = -26 }: BoxOptions): Group {
  const face = card(front(print, w, h, 1000));
  const edge = card(side(print, d, h));
  const lid = card(lighter(sideColor(print), 0.06));
  const body = box(w, h, d, 0.12, [edge, edge, lid, lid, face, face]);
  return turnedBy(body, turn);
}

/** A carton for liquids with a roof, or a flat one, and a screw cap. */
export function carton(
  print: Print,
  {
    w = 7.2,
    h = 20,
    d = 7.2,
    turn = -28,
    roof = true,
    cap = "#ffffff",
  }: BoxOptions & { roof?: boolean; cap?: string },
): Group {
  const group = new Group();
  const tall = roof ? h * 0.8 : h;
  const face = card(front(print, w, tall, 1000));
  const edge = card(side(print, d, tall));
  const plain = card(sideColor(print) === print.colors[1] ? print.colors[0] : lighter(print.colors[0], 0.1));
  group.add(box(w, tall, d, 0.18, [edge, edge, plain, plain, face, face]));
  const screw = turned(
    rounded([
      [0, 1.5],
      [1.15, 1.5, 0.15],
      [1.25, 0],
      [0, 0],
    ]),
    plastic(cap),
  );
  if (roof) {
    const rise = h - tall - 1.6;
    group.add(gable(w - 0.1, rise, d - 0.1, tall - 0.05, plain));
    const fin = box(w - 0.15, 1.7, 0.3, 0.05, plain);
    fin.position.y = tall + rise + 0.72;
    group.add(fin);
    screw.position.set(0, tall + rise * 0.46, d * 0.26);
    screw.rotation.x = Math.atan2(rise, d / 2);
  } else screw.position.set(w * 0.18, tall, 0);
  group.add(screw);
  return turnedBy(group, turn);
}

function gable(w: number, rise: number, d: number, at: number, material: ReturnType<typeof card>) {
  const [x, z] = [w / 2, d / 2];
  const corners: [number, number, number][] = [
    [-x, 0, z],
    [x, 0, z],
    [x, rise, 0],
    [-x, rise, 0],
    [-x, 0, -z],
    [x, 0, -z],
  ];
  const faces = [
    [0, 1, 2],
    [0, 2, 3],
    [5, 4, 3],
    [5, 3, 2],
    [1, 5, 2],
    [4, 0, 3],
  ];
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new BufferAttribute(new Float32Array(faces.flat().flatMap((corner) => corners[corner] ?? [])), 3),
  );
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(faces.length * 6), 2));
  geometry.computeVertexNormals();
  const mesh = made(geometry, material);
  mesh.position.y = at;
  return mesh;
}

/** A paper bag with a flat bottom, folded shut above: flour, sugar. */
export function paperBag(
  print: Print,
  {
    w = 11,
    h = 17,
    d = 6.5,
    turn = -24,
    isFilm = false,
    valve = false,
  }: BoxOptions & { isFilm?: boolean; valve?: boolean },
): Group {
  const material = isFilm ? film : paper;
  const face = material(front(print, w, h, 1000));
  const edge = material(darker(sideColor(print), 0.06));
  const group = new Group();
  const tall = h * 0.9;
  const body = box(w, tall, d, 0.5, [edge, edge, edge, edge, face, face]);
  const position = body.geometry.getAttribute("position");
  for (let at = 0; at < position.count; at++) {
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)];
    const up = y / tall + 0.5;
    position.setZ(at, z * mix(1, 0.8, smooth(0.6, 1, up)));
    position.setX(at, x);
  }
  body.geometry.computeVertexNormals();
  const bulge = (sideOf: 1 | -1) =>
    surface(
      (u, v) => {
        const [x, y] = [(u - 0.5) * (w - 0.3), v * (tall - 0.1) + 0.05];
        const swell =
          Math.pow(Math.sin(Math.PI * Math.min(1, Math.max(0, u))), 0.6) *
          Math.pow(Math.sin(Math.PI * v), 0.5);
        const crease = noise(x * 0.35, y * 0.35, 3) * 0.16 * swell;
        return [
          sideOf * x,
          y,
          sideOf * ((d / 2) * mix(1, 0.8, smooth(0.6, 1, v)) - 0.02 + 0.5 * swell + crease),
        ];
      },
      material(front(print, w, h, 1000)),
      { columns: 48, rows: 64 },
    );
  group.add(body, bulge(1));
  const fold = surface(
    (u, v) => [(u - 0.5) * w, tall - 0.1 + v * h * 0.1, d * 0.4 * (1 - v) ** 1.4 * 0.9 + 0.12],
    edge,
    { columns: 8, rows: 10 },
  );
  const back = surface(
    (u, v) => [(0.5 - u) * w, tall - 0.1 + v * h * 0.1, -d * 0.4 * (1 - v) ** 1.4 * 0.9 - 0.12],
    edge,
    { columns: 8, rows: 10 },
  );
  const crimp = box(w, h * 0.035, 0.42, 0.05, valve ? metal("#d8d8d8", 0.4) : edge);
  crimp.position.y = tall + h * 0.09;
  group.add(fold, back, crimp);
  return turnedBy(group, turn);
}

/** A cylinder of cardboard with a plastic lid: oats, powder. */
export function canister(
  print: Print,
  {
    r = 5,
    h = 16,
    lid = "#ffffff",
    isMetal = false,
  }: { r?: number; h?: number; lid?: string; isMetal?: boolean },
): Group {
  const group = new Group();
  const skin = isMetal ? metal("#cfd2d6") : card(print.colors[1]);
  const base = turned(
    rounded([
      [0, 0],
      [r, 0, 0.2],
      [r, h, 0.1],
      [0, h],
    ]),
    skin,
  );
  const label = turned(
    [
      [r + 0.03, h * 0.035],
      [r + 0.03, h * 0.965],
    ],
    card(around(print, 2 * Math.PI * r, h * 0.93)),
    128,
  );
  const cap = turned(
    rounded([
      [0, h + 0.9],
      [r * 0.96, h + 0.9, 0.15],
      [r + 0.16, h + 0.75, 0.1],
      [r + 0.16, h - 0.35],
      [r, h - 0.35],
    ]),
    plastic(lid),
  );
  return group.add(base, label, cap);
}

/** Eggs in their tray of pulp, which shows them. */
export function eggTray(
  print: Print,
  { rows = 3, columns = 4, shell = "#c98a5b" }: { rows?: number; columns?: number; shell?: string },
): Group {
  const group = new Group();
  const step = 4.7;
  const [w, d] = [columns * step + 1, rows * step + 1];
  const pulp = matt("#b9b2a6", 0.95);
  const base = surface(
    (u, v) => {
      const [x, z] = [(u - 0.5) * w, (0.5 - v) * d];
      const dip =
        Math.cos((2 * Math.PI * (x + (columns % 2 ? 0 : step / 2))) / step) +
        Math.cos((2 * Math.PI * (z + (rows % 2 ? 0 : step / 2))) / step);
      return [x, 3 - dip * 0.75 + noise(x * 3, z * 3) * 0.06, z];
    },
    pulp,
    { columns: 96, rows: 96 },
  );
  const rim = box(w, 2.2, d, 0.5, pulp);
  rim.position.y = 1.2;
  group.add(rim, base);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const one = egg(shell, row * 7 + column);
      one.position.set((column - (columns - 1) / 2) * step, 2.2, ((rows - 1) / 2 - row) * step);
      one.rotation.set(noise(column, row) * 0.2, 0, noise(row, column) * 0.2);
      group.add(one);
    }
  const flap = box(w * 0.9, 3.1, 0.12, 0.05, card(front(print, w * 0.9, 3.1, 1000)));
  flap.position.set(0, 1.75, d / 2 + 0.1);
  group.add(flap);
  return turnedBy(group, -14);
}

function egg(shell: string, seed: number) {
  const material = plastic(shell, 0.55);
  const tone = noise(seed * 1.7, 0.3) * 0.06;
  material.color.offsetHSL(0, 0, tone);
  const profile = Array.from({ length: 25 }, (_, at): [number, number] => {
    const part = (at / 24) * Math.PI;
    return [Math.sin(part) * 2.12 * (1 + 0.12 * Math.cos(part)), 2.75 - Math.cos(part) * 2.75];
  });
  return turned(profile, material, 40);
}

/** Bars wrapped in paper, one on the other. */
export function wrapped(
  print: Print,
  { w = 14, h = 5.5, d = 2, count = 1, turn = -24, foil }: BoxOptions & { count?: number; foil?: string },
): Group {
  const group = new Group();
  const face = film(front(print, w, h, 1000), 0.4);
  const edge = film(sideColor(print), 0.4);
  for (let at = 0; at < count; at++) {
    const body = box(w, h, d, 0.35, [edge, edge, edge, edge, face, face]);
    if (count > 1) {
      body.rotation.x = -0.05;
      body.position.z = -at * (d + 0.35);
      body.position.x = at * 1.4;
    }
    group.add(body);
    if (foil)
      for (const end of [-1, 1]) {
        const wing = box(0.9, h * 0.86, d * 0.4, 0.1, metal(foil, 0.35));
        wing.position.set(end * (w / 2 + 0.3), h / 2, 0);
        group.add(wing);
      }
  }
  return turnedBy(group, turn);
}

/** A rolled edge of cardboard stands behind a clear dome that holds the things. */
export function blister(
  print: Print,
  things: Object3D,
  { w = 11, h = 16 }: { w?: number; h?: number },
): Group {
  const group = new Group();
  const face = card(front(print, w, h * 0.42, 900));
  const back = card(lighter(print.colors[0], 0.12));
  group.add(box(w, h, 0.16, 0.05, back));
  const head = box(w, h * 0.42, 0.3, 0.05, [back, back, back, back, face, face]);
  head.position.y = h * 0.79;
  group.add(head);
  things.position.set(0, h * 0.05, 0.95);
  group.add(things);
  const hole = rod(0.55, 0.55, 0.3, matt("#e9e9e9"));
  hole.rotation.x = Math.PI / 2;
  hole.position.set(0, h * 0.965, 0);
  group.add(hole);
  return turnedBy(group, -12);
}
