// Meat, fish, bread, cheese and what is served.
import { Group, type Object3D, TorusGeometry } from "three";
import { filling, glass, matt, peel, plastic } from "../materials.ts";
import {
  ball,
  blob,
  box,
  made,
  mix,
  noise,
  rod,
  rounded,
  roughness,
  smooth,
  string,
  surface,
  turned,
} from "../shapes.ts";
import { blend, rgb, type Rgb } from "./colors.ts";
import { arranged, type Place } from "./place.ts";
import { grain, heap } from "./produce.ts";

type Paint = (x: number, z: number, far: number) => Rgb;

/** A flat piece with a wavy outline, lying down. */
function slab(
  w: number,
  d: number,
  thick: number,
  seed: number,
  paint: Paint,
  {
    ragged = 0.14,
    rough = 0.35,
    shine = 0.55,
    bump = 0.12,
    edge,
  }: { ragged?: number; rough?: number; shine?: number; bump?: number; edge?: Rgb } = {},
): Group {
  const outline = (turn: number) =>
    1 +
    noise(Math.sin(turn) * 1.3 + seed * 9, Math.cos(turn) * 1.3, seed) * ragged * 2 +
    noise(Math.sin(turn) * 4 + seed, Math.cos(turn) * 4) * ragged * 0.4;
  return new Group().add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const far = Math.min(1, v * 1.25);
        const [x, z] = [
          Math.sin(turn) * far * outline(turn) * (w / 2),
          Math.cos(turn) * far * outline(turn) * (d / 2),
        ];
        const round =
          v <= 0.8
            ? Math.sqrt(1 - (Math.max(0, far - 0.8) / 0.2) ** 2 * 0.55)
            : mix(0.67, 0, (v - 0.8) / 0.2);
        return [x, thick * round + noise(x * 0.9, z * 0.9, seed) * bump * smooth(0, 0.2, 1 - v), z];
      },
      peel(rough, shine),
      {
        columns: 110,
        rows: 60,
        color: (u, v) => {
          const turn = u * 6.283;
          const far = Math.min(1, v * 1.25);
          if (v > 0.84 && edge) return edge;
          return paint(
            Math.sin(turn) * far * outline(turn) * (w / 2),
            Math.cos(turn) * far * outline(turn) * (d / 2),
            far,
          );
        },
      },
    ),
  );
}

/** Lean meat with veins of fat and a rim of it. */
const beef =
  (seed: number, lean: readonly [string, string], marbling: number, rim: number): Paint =>
  (x, z, far) => {
    const fibre = noise(x * 1.2 + seed, z * 4.5, seed) * 0.6 + noise(x * 4, z * 14, seed) * 0.35;
    const vein = 1 - smooth(0, 0.1 * marbling, Math.abs(roughness(x * 0.42 + seed * 4, z * 0.5, seed)));
    const fine = smooth(0.42, 0.6, noise(x * 3 + seed, z * 4.2, seed + 2)) * marbling * 0.6;
    return blend(
      blend(rgb(lean[0]), rgb(lean[1]), 0.5 + fibre),
      rgb("#f3ddcb"),
      Math.min(
        1,
        vein * 0.75 +
          fine +
          smooth(1 - rim, 1 - rim * 0.6, far) * smooth(-0.2, 0.4, noise(x * 0.3 + seed, z * 0.3) + z * 0.14),
      ),
    );
  };

export const steaks = (): Group =>
  arranged(
    [
      [-3.4, 0, 0, 0, 12, 4],
      [0.6, 0.5, 0.4, 0, -8, 6],
      [4.4, 1, -0.2, 0, 20, 7],
    ],
    (at) => slab(11, 8.4, 0.8, at + 1, beef(at + 1, ["#8e1a1c", "#b5302c"], 0.75, 0.12)),
  );
export const arrachera = (): Group =>
  arranged(
    [
      [0, 0, 1.4, 0, 4],
      [0.6, 0.8, -1.8, 0, -6, 2],
    ],
    (at) =>
      slab(
        16,
        6.5,
        1.1,
        at + 5,
        (x, z) => {
          const fibre = noise(x * 0.7, z * 6, at) * 0.7;
          const herb = smooth(0.5, 0.6, noise(x * 5, z * 5, at + 9));
          return blend(blend(rgb("#5d1c14"), rgb("#8e3320"), 0.5 + fibre), rgb("#3f4a1c"), herb * 0.8);
        },
        { shine: 0.9, rough: 0.22 },
      ),
  );

export function mince(): Group {
  const group = new Group();
  for (let at = 0; at < 150; at++) {
    const [x, z] = [(((at * 0.618) % 1) - 0.5) * 15, (((at * 0.7548) % 1) - 0.5) * 9.5];
    const y = 0.5 + (1 - (x / 8.5) ** 2) * (1 - (z / 6) ** 2) * 1.9 * ((at % 5) / 5 + 0.2);
    const turn = noise(x, z, at) * 3;
    const points = Array.from({ length: 5 }, (_, step): [number, number, number] => [
      x + Math.cos(turn + step * 0.5) * (step - 2) * 0.85,
      y + Math.sin(step * 1.4 + at) * 0.28,
      z + Math.sin(turn + step * 0.6) * (step - 2) * 0.6,
    ]);
    group.add(
      string(points, 0.42, plastic(at % 6 === 0 ? "#d99a8a" : at % 3 === 0 ? "#b0413a" : "#a1302d", 0.45), {
        steps: 18,
        sides: 8,
      }),
    );
  }
  return group;
}

export const shanks = (): Group =>
  arranged(
    [
      [-4, 0, 1.3, 0, 10],
      [4, 0, 1, 0, 80, 2],
      [0.4, 1.9, -1.6, 5, 40],
    ],
    (at) => {
      const group = slab(8.4, 7.6, 2, at + 3, beef(at + 3, ["#8a1c1d", "#ab322c"], 0.9, 0.1));
      const bone = rod(1.25, 1.25, 2.4, matt("#efe2c8", 0.6));
      bone.position.set(0.5, 1.25, 0.2);
      const marrow = rod(0.8, 0.8, 2.5, plastic("#e3b9a0", 0.4));
      marrow.position.set(0.5, 1.25, 0.2);
      return group.add(bone, marrow);
    },
  );

export const ribs = (): Group =>
  arranged(
    Array.from({ length: 9 }, (_, at): Place => [
      (at % 5) * 3.4 - 6.8 + (at > 4 ? 1.7 : 0),
      at > 4 ? 2 : 0,
      at > 4 ? -0.6 : 0.4,
      0,
      90 + ((at * 37) % 21) - 10,
    ]),
    (at) => {
      const group = slab(9, 3.1, 2, at + 2, (x, z) =>
        blend(
          blend(rgb("#c1504a"), rgb("#dd7f70"), 0.5 + noise(x * 1.5, z * 4, at)),
          rgb("#f7e3d4"),
          smooth(0.05, 0.4, noise(x * 0.5 + at, z * 0.9, at)),
        ),
      );
      const bone = rod(0.55, 0.6, 9.6, matt("#f0e6d2", 0.55), 16);
      bone.rotation.z = Math.PI / 2;
      bone.position.y = 0.95;
      bone.scale.z = 1.5;
      return group.add(bone);
    },
  );

export const chops = (): Group =>
  arranged(
    [
      [-3.4, 0, 0.5, 0, 20, 5],
      [0.6, 0.6, 0, 0, 15, 8],
      [4.3, 1.2, -0.4, 0, 22, 9],
    ],
    (at) =>
      slab(
        9.4,
        8.2,
        0.95,
        at + 7,
        (x, z, far) =>
          blend(
            blend(rgb("#dc8a80"), rgb("#eba697"), 0.5 + noise(x, z * 2, at)),
            blend(rgb("#f6e2cb"), rgb("#b0622c"), smooth(0.94, 1, far)),
            smooth(0.84, 0.9, far),
          ),
        { shine: 0.8 },
      ),
  );

export const bacon = (): Group =>
  arranged(
    Array.from({ length: 7 }, (_, at): Place => [0, at * 0.16, (at - 3) * 1.35, 0, 0, 0]),
    (at) =>
      surfaceStrip(
        17,
        3.6,
        (x, z) => {
          const lane = z / 3.6 + 0.5 + noise(x * 0.22, at * 2) * 0.14;
          const meat =
            smooth(0.16, 0.24, lane) * (1 - smooth(0.46, 0.54, lane)) +
            smooth(0.64, 0.7, lane) * (1 - smooth(0.84, 0.92, lane));
          return blend(
            rgb("#f6dfcb"),
            blend(rgb("#a8352d"), rgb("#c95a4a"), 0.5 + noise(x, z * 4, at)),
            Math.min(1, meat),
          );
        },
        at,
      ),
  );

function surfaceStrip(w: number, d: number, paint: (x: number, z: number) => Rgb, seed: number) {
  return surface(
    (u, v) => [
      (u - 0.5) * w,
      0.3 + noise(u * 4, v, seed) * 0.2,
      (0.5 - v) * d * (1 + noise(u * 5, seed) * 0.08),
    ],
    peel(0.35, 0.5),
    { columns: 80, rows: 30, color: (_u, _v, x, _y, z) => paint(x, z) },
  );
}

const chickenSkin =
  (seed: number, one = "#f2c9a4", two = "#e8ae86") =>
  (x: number, y: number, z: number) =>
    blend(
      blend(rgb(one), rgb(two), 0.5 + noise(x * 2 + seed, y * 2, z * 2)),
      rgb("#fbe9d2"),
      smooth(0.25, 0.5, noise(x * 16, y * 16, z * 16 + seed)) * 0.35,
    );

export const legs = (): Group =>
  arranged(
    [
      [-4, 1.4, 0.8, 0, 25],
      [3.6, 1.4, 1.4, 0, 200],
      [0.4, 3, -1.4, 0, 10],
    ],
    (at) => {
      const group = new Group();
      const thigh = blob(
        (x, y, z) => 3.1 * (1 + noise(x * 1.4 + at, y * 1.4, z) * 0.1 - smooth(0, 1, x) * 0.12),
        peel(0.34, 0.5),
        chickenSkin(at),
      );
      thigh.scale.set(1.25, 0.66, 1);
      thigh.position.x = -2.2;
      const drum = blob(
        (x, y, z) => 2.1 * (1 - smooth(-0.3, 1, x) * 0.42 + noise(x, y + at, z) * 0.07),
        peel(0.34, 0.5),
        chickenSkin(at + 3),
      );
      drum.scale.set(1.75, 0.85, 0.95);
      drum.position.set(2.4, 0, 0.8);
      const knuckle = ball(0.75, matt("#f0dcc4", 0.5));
      knuckle.position.set(5, 0, 0.9);
      return group.add(thigh, drum, knuckle);
    },
  );

const breaded =
  (seed: number, one = "#d18a2e", two = "#a85f1a") =>
  (x: number, y: number, z: number) =>
    blend(rgb(one), rgb(two), 0.5 + roughness(x * 9 + seed, y * 9, z * 9) * 0.9);

const nugget = (seed: number): Object3D => {
  const body = blob(
    (x, y, z) =>
      2.2 *
      (1 + noise(x * 1.6 + seed * 4, y, z * 1.6) * 0.14 + roughness(x * 7, y * 7, z * 7 + seed) * 0.035),
    peel(0.7, 0.1),
    breaded(seed),
  );
  body.scale.set(1.2, 0.6, 0.9);
  return new Group().add(body);
};
export const nuggets = (): Group =>
  arranged(
    [
      [-3, 1.2, 2, 10, 20],
      [2.6, 1.2, 2.4, -8, 80],
      [0, 1.3, -1.4, 5, 150],
      [4.8, 1.3, -1, 0, 30],
      [-4.6, 1.3, -1.6, 0, 110],
      [0.3, 3.2, 0.9, 12, 60, 10],
    ],
    nugget,
  );

export const ham = (tones: readonly [string, string] = ["#e9a596", "#f2bcae"]): Group =>
  arranged(
    Array.from({ length: 6 }, (_, at): Place => [(at - 2.5) * 1.7, at * 0.22, (at % 2) * 0.4, 0, at * 12]),
    (at) =>
      slab(
        11,
        9.6,
        0.28,
        at,
        (x, z, far) =>
          blend(
            blend(rgb(tones[0]), rgb(tones[1]), 0.5 + noise(x * 0.9 + at, z * 0.9) * 0.9),
            rgb("#b9694f"),
            smooth(0.955, 0.99, far),
          ),
        { ragged: 0.03, shine: 0.5, bump: 0.05 },
      ),
  );

export const sausages = (): Group =>
  arranged(
    Array.from({ length: 8 }, (_, at): Place => [
      0,
      at > 4 ? 2.9 : 1.2,
      at > 4 ? (at - 6) * 2.4 : (at - 2) * 2.4,
      0,
      ((at * 13) % 5) - 2,
    ]),
    (at) => {
      const body = blob(
        () => 1,
        peel(0.25, 0.7),
        (x, y, z) => blend(rgb("#b9593c"), rgb("#cd7351"), 0.5 + noise(x * 2, y * 2, z * 2 + at)),
      );
      return (
        string(
          [
            [-7, 0, 0],
            [-3, 0.05, 0.12],
            [3, 0.05, 0.12],
            [7, 0, 0],
          ],
          (p) => 1.2 * Math.min(1, Math.sqrt(Math.sin(Math.PI * mix(0.004, 0.996, p)) * 3.2)),
          at % 2 ? plastic("#c2664a", 0.28) : plastic("#bb5d41", 0.28),
          { steps: 60, sides: 24 },
        ) ?? body
      );
    },
  );

export const patties = (): Group =>
  arranged(
    [
      [-4.7, 0, 2.4],
      [4.7, 0, 2.4],
      [-4, 0.2, -3.4],
      [4.4, 0.2, -3.2],
    ],
    (at) =>
      slab(
        8.8,
        8.8,
        1.5,
        at + 11,
        (x, z) =>
          blend(
            blend(rgb("#97302b"), rgb("#bb4c42"), 0.5 + roughness(x * 2.6 + at * 3, z * 2.6)),
            rgb("#ecc6b6"),
            smooth(0.4, 0.6, noise(x * 3 + at, z * 3)) * 0.8,
          ),
        { ragged: 0.02, bump: 0.3 },
      ),
  );

export const salmon = (): Group =>
  arranged(
    [
      [0, 0, 2.1, 0, 3],
      [0.3, 0.2, -2.6, 0, -4],
    ],
    (at) =>
      slab(
        15,
        5.6,
        2.1,
        at + 4,
        (x, z) => {
          const line = Math.abs(Math.sin((x + Math.abs(z) * 1.1 + noise(x * 0.5, z) * 0.6) * 1.9));
          return blend(
            rgb("#fbd3b6"),
            blend(rgb("#ee7040"), rgb("#f58a58"), 0.5 + noise(x, z)),
            smooth(0.05, 0.32, line),
          );
        },
        { ragged: 0.06, shine: 0.85, rough: 0.25, edge: rgb("#8d949a") },
      ),
  );

/** A whole fish on its side. */
export function fish(): Group {
  const group = new Group();
  const outline = (v: number) =>
    v < 0.8
      ? Math.sin(Math.PI * Math.min(1, (v + 0.02) / 0.98)) ** 0.62 * 4.3
      : mix(1.35, 1.1, (v - 0.8) / 0.2);
  group.add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const tall = v < 0.84 ? outline(v) * (v > 0.6 ? mix(1, 0.48, smooth(0.6, 0.84, v)) : 1) : 1.2;
        return [(v - 0.5) * 24, Math.sin(turn) * 1.75 * Math.min(1, tall / 2.6), Math.cos(turn) * tall];
      },
      peel(0.22, 0.85),
      {
        columns: 80,
        rows: 150,
        color: (u, v) => {
          const turn = u * 6.283;
          const back = Math.cos(turn);
          const row = Math.sin(v * 190 + Math.floor(u * 70) * Math.PI) * Math.sin(u * 70 * Math.PI);
          const gill = 1 - smooth(0.004, 0.014, Math.abs(v - 0.24 - 0.045 * (1 - back * back)));
          return blend(
            blend(
              blend(rgb("#c9b9b0"), rgb("#5d6470"), smooth(-0.7, 1, -back)),
              rgb("#d9847c"),
              smooth(0.2, 0.9, back) * 0.45,
            ),
            rgb("#3a3f47"),
            Math.max(0, row) * 0.3 * smooth(0.26, 0.3, v) + gill * 0.7,
          );
        },
      },
    ),
  );
  const fin = (at: (u: number, v: number) => [number, number, number]) =>
    surface(at, matt("#6c6f78", 0.5), { columns: 40, rows: 12 });
  group.add(
    fin((u, v) => [
      mix(-5.5, 7, u) + v * 1.4,
      0.1,
      -mix(3.9, 2, u) -
        v * (2.2 * Math.sin(Math.PI * mix(0.12, 0.9, u)) ** 0.5 + Math.abs(Math.sin(u * 44)) * 0.25),
    ]),
    fin((u, v) => [
      mix(2, 7.6, u) + v * 1.2,
      0.1,
      mix(3.3, 1.9, u) + v * 1.5 * Math.sin(Math.PI * mix(0.1, 0.9, u)),
    ]),
    fin((u, v) => [
      11 + v * 4.6,
      noise(u * 4, v) * 0.3,
      (u - 0.5) * mix(2.2, 9, v) * (1 - 0.12 * Math.abs(Math.sin(u * 30)) * v),
    ]),
    fin((u, v) => [-4.6 + v * 3.6, 1.75 + v * 0.4, mix(0.2, 1.8, u) + v * mix(-0.5, 1.3, u)]),
  );
  const white = ball(0.62, plastic("#e9e4d0", 0.15));
  white.position.set(-9.4, 1.02, -0.9);
  const pupil = ball(0.36, plastic("#14100e", 0.1));
  pupil.position.set(-9.42, 1.42, -0.92);
  return group.add(white, pupil);
}

const shrimp = (seed: number, cooked = false): Object3D => {
  const tones: readonly [string, string] = cooked ? ["#f08a5e", "#fbd0b4"] : ["#a9a7a0", "#d6cbbf"];
  const group = new Group();
  const body = surface(
    (u, v) => {
      const turn = u * 6.283;
      const bend = v * 4.1;
      const thick =
        mix(1.05, 0.36, v ** 1.3) * (0.9 + 0.1 * Math.abs(Math.sin(v * 19))) * smooth(-0.08, 0.06, v);
      const far = 2.5 + Math.cos(turn) * thick;
      return [Math.sin(bend) * far, Math.sin(turn) * thick * 0.8, Math.cos(bend) * far];
    },
    peel(0.18, 0.9),
    {
      columns: 28,
      rows: 90,
      color: (_u, v) =>
        blend(
          rgb(tones[1]),
          rgb(tones[0]),
          smooth(0.2, 0.9, Math.abs(Math.sin(v * 19))) * 0.7 + noise(v * 20, seed) * 0.2,
        ),
    },
  );
  group.add(body);
  for (const side of [-1, 0, 1]) {
    const tail = surface(
      (u, v) => [
        Math.sin(4.1) * 2.5 + v * 1.7 * Math.cos(4.1 + side * 0.35),
        0.15 * side,
        Math.cos(4.1) * 2.5 - v * 1.7 * Math.sin(4.1 + side * 0.35) + (u - 0.5) * v * 0.8,
      ],
      plastic(cooked ? "#e0562f" : "#7d7468", 0.3),
      { columns: 8, rows: 8 },
    );
    group.add(tail);
  }
  return group;
};
export const shrimps = (): Group =>
  arranged(
    Array.from({ length: 13 }, (_, at): Place => [
      ((at % 5) - 2) * 3.6 + (at > 9 ? 2 : 0),
      at > 9 ? 1.9 : 0.8,
      (Math.floor(at / 5) - 0.8) * 4.2,
      ((at * 31) % 20) - 10,
      (at * 71) % 360,
    ]),
    (at) => shrimp(at),
  );
export const breadedShrimp = (): Group =>
  arranged(
    [
      [-3.6, 1, 1.5, 0, 10],
      [2.8, 1, 2.2, 0, 130],
      [0, 1, -2.4, 0, 220],
      [0.3, 2.6, 0.5, 0, 300],
    ],
    (at) => {
      const group = new Group();
      group.add(
        surface(
          (u, v) => {
            const turn = u * 6.283;
            const thick =
              mix(1.35, 0.7, v) * smooth(-0.06, 0.08, v) * (1 + roughness(u * 8, v * 16, at) * 0.1);
            const far = 2.6 + Math.cos(turn) * thick;
            return [Math.sin(v * 3.4) * far, Math.sin(turn) * thick * 0.85, Math.cos(v * 3.4) * far];
          },
          peel(0.75, 0.08),
          { columns: 40, rows: 70, color: (u, v) => breaded(at)(u * 2, v * 4, 1) },
        ),
      );
      const tail = surface(
        (u, v) => [Math.sin(3.4) * 2.6 - v * 1.8, 0, Math.cos(3.4) * 2.6 + (u - 0.5) * v * 1.8],
        plastic("#e0562f", 0.3),
        { columns: 8, rows: 8 },
      );
      return group.add(tail);
    },
  );

export function turkey(): Group {
  const group = new Group();
  const body = blob(
    (x, y, z) => 6 * (1 + noise(x * 1.2, y * 1.2, z) * 0.05),
    peel(0.34, 0.5),
    chickenSkin(3, "#efc59e", "#e2a87c"),
  );
  body.scale.set(1.3, 0.88, 1);
  body.position.y = 5;
  group.add(body);
  for (const side of [-1, 1]) {
    const leg = blob(
      (x, y, z) => 2.7 * (1 - smooth(-0.3, 1, x) * 0.4 + noise(x, y, z) * 0.06),
      peel(0.34, 0.5),
      chickenSkin(5, "#efc59e", "#e2a87c"),
    );
    leg.scale.set(1.8, 0.85, 0.9);
    leg.position.set(5.6, 5.4, side * 4.6);
    leg.rotation.set(0, side * 0.3, 0.25);
    const wing = blob(
      (x, y, z) => 1.9 * (1 + noise(x, y, z) * 0.06),
      peel(0.34, 0.5),
      chickenSkin(7, "#efc59e", "#e2a87c"),
    );
    wing.scale.set(1.7, 0.8, 0.6);
    wing.position.set(-2.5, 4.8, side * 5.7);
    const tip = ball(0.9, matt("#efdcc2"));
    tip.position.set(10.2, 6.4, side * 3.2);
    group.add(leg, wing, tip);
  }
  group.rotation.y = -0.6;
  return new Group().add(group);
}

// Bread and the like.

const crust = (x: number, y: number, z: number, seed = 0, top = "#b06a24", side = "#e0a95c"): Rgb =>
  blend(rgb(side), rgb(top), smooth(-0.35, 0.75, y) + roughness(x * 3 + seed, y * 3, z * 3) * 0.22);

/** A roll with a slash along its top. */
const bolillo = (seed: number): Object3D => {
  const body = blob(
    (x, y, z) => {
      const slash =
        Math.exp(-((z * 3.2 + noise(x * 3, seed) * 0.3) ** 2)) *
        smooth(0.2, 0.7, y) *
        (1 - smooth(0.5, 0.85, Math.abs(x)));
      return (
        3.1 *
        (1 - smooth(0.7, 1, Math.abs(x)) * 0.1 - slash * 0.16 + noise(x * 2 + seed * 4, y * 2, z * 2) * 0.04)
      );
    },
    peel(0.55, 0.15),
    (x, y, z) => {
      const slash =
        Math.exp(-((z * 3 + noise(x * 3, seed) * 0.3) ** 2)) *
        smooth(0.25, 0.7, y) *
        (1 - smooth(0.5, 0.85, Math.abs(x)));
      return blend(crust(x, y, z, seed), rgb("#f5dfae"), slash * 0.85);
    },
    1.2,
  );
  body.scale.set(1.75, 0.82, 1);
  return new Group().add(body);
};
export const bolillos = (): Group =>
  arranged(
    [
      [-5.2, 2.2, 2, 0, 62],
      [0, 2.2, 3, 0, 88],
      [5.2, 2.2, 2, 0, 116],
      [-3, 2.4, -3.6, 0, 100],
      [3, 2.4, -3.6, 0, 80],
      [0, 5.9, 0.8, 0, 100, 4],
    ],
    bolillo,
  );

const croissant = (seed: number): Object3D =>
  new Group().add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const bend = (v - 0.5) * 2.7;
        const ridge = 1 + 0.13 * (1 - Math.abs(((v * 7.5 + 0.25 * Math.sin(turn)) % 1) * 2 - 1));
        const thick = 2.4 * Math.sin(Math.PI * mix(0.02, 0.98, v)) ** 0.75 * ridge;
        const far = 5 + Math.cos(turn) * thick;
        return [Math.sin(bend) * far, Math.sin(turn) * thick * 0.85, Math.cos(bend) * far];
      },
      peel(0.32, 0.5),
      {
        columns: 48,
        rows: 150,
        color: (u, v) => {
          const ridge = 1 - Math.abs(((v * 7.5 + 0.25 * Math.sin(u * 6.283)) % 1) * 2 - 1);
          return blend(
            blend(rgb("#e8b45f"), rgb("#a85a18"), 0.25 + ridge * 0.75 + noise(u * 6, v * 22, seed) * 0.35),
            rgb("#e0ac60"),
            smooth(0.3, 0.9, -Math.sin(u * 6.283)),
          );
        },
      },
    ),
  );
export const croissants = (): Group =>
  arranged(
    [
      [-6.3, 2, 3.6, 0, 168],
      [6.3, 2, 3.2, 0, 196],
      [-5.8, 2, -5, 0, 190],
      [6, 2, -5, 0, 172],
    ],
    croissant,
  );

const donut = (glaze: string, sprinkled = false): Group => {
  const group = new Group();
  const dough = made(new TorusGeometry(2.9, 1.6, 28, 64), peel(0.6, 0.1));
  dough.material = matt("#c98a3e", 0.7);
  dough.rotation.x = Math.PI / 2;
  dough.position.y = 1.5;
  const icing = surface(
    (u, v) => {
      const [turn, around] = [
        u * 6.283,
        mix(
          -0.25 + noise(Math.sin(u * 6.283) * 2, Math.cos(u * 6.283) * 2) * 0.35,
          Math.PI + 0.25 - noise(Math.cos(u * 6.283) * 2, 3) * 0.35,
          v,
        ),
      ];
      const far = 2.9 + Math.cos(around) * 1.68;
      return [Math.sin(turn) * far, 1.5 + Math.sin(around) * 1.68, Math.cos(turn) * far];
    },
    plastic(glaze, 0.12),
    { columns: 90, rows: 40 },
  );
  group.add(dough, icing);
  if (sprinkled)
    for (let at = 0; at < 46; at++) {
      const [turn, around] = [at * 2.4, 0.5 + ((at * 0.618) % 1) * 2.1];
      const bit = rod(
        0.11,
        0.11,
        0.65,
        plastic(["#e8433a", "#f7d23c", "#3f9ad6", "#ffffff", "#5fb34a"][at % 5] ?? "#ffffff"),
        8,
      );
      const far = 2.9 + Math.cos(around) * 1.76;
      bit.position.set(Math.sin(turn) * far, 1.5 + Math.sin(around) * 1.76, Math.cos(turn) * far);
      bit.rotation.set(at, at * 2, Math.PI / 2);
      group.add(bit);
    }
  return group;
};
export const donuts = (): Group => {
  const glazes = ["#f3d9a8", "#5a2a14", "#f3a0b5", "#f7efe2", "#e8b04a", "#5a2a14"];
  const places = Array.from({ length: 6 }, (_, at): Place => [
    ((at % 3) - 1) * 9.3,
    0,
    at < 3 ? 4.7 : -4.7,
    0,
    at * 50,
  ]);
  return arranged(places, (at) => donut(glazes[at] ?? "#f3d9a8", at % 2 === 1));
};

const muffin = (seed: number, top = "#c98a3a"): Group => {
  const group = new Group();
  const cup = surface(
    (u, v) => {
      const turn = u * 6.283;
      const far = mix(2.1, 3, v) * (1 + 0.035 * Math.sin(turn * 32));
      return [Math.sin(turn) * far, v * 3.6, Math.cos(turn) * far];
    },
    matt(seed % 2 ? "#f2ead6" : "#e9dcc0", 0.8),
    { columns: 200, rows: 8 },
  );
  const cap = blob(
    (x, y, z) => 3.5 * (1 + roughness(x * 1.6 + seed * 3, y, z * 1.6) * 0.06),
    peel(0.6, 0.15),
    (x, y, z) => crust(x, y, z, seed, "#a8621f", top),
  );
  cap.scale.y = 0.62;
  cap.position.y = 3.9;
  return group.add(cup, cap);
};
export const muffins = (): Group =>
  arranged(
    [
      [-6.6, 0, 2.6],
      [0, 0, 3.4],
      [6.6, 0, 2.6],
      [-6.4, 0, -4],
      [0, 0, -4],
      [6.4, 0, -4],
    ],
    (at) => muffin(at),
  );

/** A round cake of which a piece is cut. */
export function cake(icing = "#fdf8ee", crumb = "#efd79a"): Group {
  const group = new Group();
  const [from, to] = [-0.45 + Math.PI, Math.PI + Math.PI * 2 - 1.2];
  const turnAt = (u: number) => mix(from + 0.75 - Math.PI / 1.02, to - Math.PI / 1.02, u);
  const wall = surface(
    (u, v) => [Math.sin(turnAt(u)) * 9, v * 7, Math.cos(turnAt(u)) * 9],
    plastic(icing, 0.6),
    { columns: 120, rows: 12 },
  );
  const top = surface(
    (u, v) => [Math.sin(turnAt(u)) * 9 * v, 7, Math.cos(turnAt(u)) * 9 * v],
    plastic(icing, 0.6),
    { columns: 120, rows: 8 },
  );
  for (const end of [0, 1])
    group.add(
      surface(
        (u, v) => [Math.sin(turnAt(end)) * 9 * u, v * 7, Math.cos(turnAt(end)) * 9 * u],
        peel(0.8, 0.05),
        {
          columns: 40,
          rows: 60,
          color: (u, v) =>
            blend(
              blend(rgb(crumb), rgb("#dcb66a"), 0.5 + roughness(u * 18, v * 12)),
              rgb(icing),
              Math.max(
                smooth(0.94, 0.96, u),
                smooth(0.93, 0.95, v),
                1 - smooth(0.02, 0.05, Math.abs(v - 0.47)),
              ),
            ),
        },
      ),
    );
  group.add(wall, top);
  for (let at = 0; at < 12; at++) {
    const turn = turnAt((at + 0.5) / 12);
    const swirl = turned(
      rounded([
        [1.2, 0],
        [1.25, 0.5, 0.3],
        [0.8, 1.1, 0.3],
        [0.02, 1.9],
      ]),
      plastic("#ffffff", 0.55),
      24,
    );
    swirl.position.set(Math.sin(turn) * 7.5, 7, Math.cos(turn) * 7.5);
    group.add(swirl);
    if (at % 2 === 0) {
      const berry = ball(0.85, plastic("#c3161b", 0.12));
      berry.position.set(Math.sin(turn) * 7.5, 9, Math.cos(turn) * 7.5);
      group.add(berry);
    }
  }
  const plate = turned(
    rounded([
      [0, -0.6],
      [10.6, -0.6, 0.1],
      [11, -0.3, 0.1],
      [11, 0, 0.1],
      [0, 0],
    ]),
    matt("#e9c878", 0.4),
  );
  return group.add(plate);
}

export function pie(): Group {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [8, 0, 0.2],
        [9.8, 2.6, 0.2],
        [10.3, 2.7],
      ]),
      plastic("#cfd2d6", 0.25),
    ),
  );
  group.add(
    surface(
      (u, v) => [Math.sin(u * 6.283) * 9.3 * v, 2.6 + 0.5 * (1 - v * v), Math.cos(u * 6.283) * 9.3 * v],
      peel(0.3, 0.7),
      { color: (u, v) => blend(rgb("#c9822c"), rgb("#e8b65a"), 0.5 + roughness(u * 20, v * 9)) },
    ),
  );
  for (let lane = -4; lane <= 4; lane++)
    for (const way of [0, 1]) {
      const half = Math.sqrt(Math.max(0, 9.4 ** 2 - (lane * 2.15) ** 2));
      const strip = surface(
        (u, v) => {
          const along = mix(-half, half, u);
          const across = lane * 2.15 + (v - 0.5) * 1.25;
          const y =
            3.25 +
            0.3 * Math.sin((along / 2.15) * Math.PI + (lane + way) * Math.PI) +
            (1 - (2 * v - 1) ** 2) * 0.28;
          return way ? [across, y, along] : [along, y, across];
        },
        peel(0.45, 0.35),
        {
          columns: 60,
          rows: 6,
          color: (u, v) => blend(rgb("#e3b060"), rgb("#a9621f"), 0.4 + noise(u * 14, lane + v) * 0.9),
        },
      );
      group.add(strip);
    }
  for (let at = 0; at < 44; at++) {
    const turn = (at / 44) * 6.283;
    const dent = ball(0.95, peel(0.5, 0.3));
    dent.material = matt(at % 3 ? "#cf9446" : "#bb7d33", 0.5);
    dent.position.set(Math.sin(turn) * 9.6, 3.1, Math.cos(turn) * 9.6);
    dent.scale.set(0.9, 0.7, 0.9);
    group.add(dent);
  }
  return group;
}

export const tortillas = (
  count: number,
  radius: number,
  tones: readonly [string, string],
  spots: string,
  shift = 0.35,
): Group =>
  arranged(
    Array.from({ length: count }, (_, at): Place => [
      noise(at, 1) * shift,
      at * 0.28,
      noise(at, 7) * shift,
      0,
      at * 67,
    ]),
    (at) =>
      slab(
        radius * 2,
        radius * 2,
        0.26,
        at,
        (x, z, far) =>
          blend(
            blend(rgb(tones[0]), rgb(tones[1]), 0.5 + roughness(x * 0.8 + at, z * 0.8) * 0.6),
            rgb(spots),
            smooth(0.34, 0.62, roughness(x * 0.9 + at * 5, z * 0.9, 3)) * 0.85 + smooth(0.95, 1, far) * 0.25,
          ),
        { ragged: 0.012, rough: 0.8, shine: 0.05, bump: 0.12 },
      ),
  );

export const tamal = (seed: number): Object3D => {
  const body = surface(
    (u, v) => {
      const turn = u * 6.283;
      const far = 1.9 * Math.sin(Math.PI * mix(0.1, 0.93, v)) ** 0.4 * (1 + 0.05 * Math.sin(turn * 9 + seed));
      return [Math.sin(turn) * far * 1.15, (v - 0.5) * 14, Math.cos(turn) * far * 0.8];
    },
    peel(0.75, 0.08),
    {
      columns: 80,
      rows: 60,
      color: (u, v) =>
        blend(rgb("#d9c78c"), rgb("#b5a05c"), 0.5 + 0.5 * Math.sin(u * 150 + noise(v * 3, seed) * 6)),
    },
  );
  const tie = string(
    [
      [1.9, 1, 0.4],
      [1.2, 1.1, 1.6],
      [-1.2, 1, 1.6],
      [-1.9, 1, 0.4],
    ],
    0.2,
    matt("#bda76a"),
    { steps: 16 },
  );
  return new Group().add(body, tie);
};

// Cheese, bowls and glasses.

export function wedge(tone: string, { holes = false, rind = "", high = 6 } = {}): Group {
  const group = new Group();
  const shape = (v: number, u: number): [number, number] => {
    const turn = mix(-0.42, 0.42, u);
    return [Math.sin(turn) * v * 14, Math.cos(turn) * v * 14 - 8];
  };
  const skin = plastic(tone, 0.45);
  const hole = (a: number, b: number) => (holes ? smooth(0.3, 0.55, noise(a * 5, b * 5, 8)) : 0);
  group.add(
    surface(
      (u, v) => {
        const [x, z] = shape(v, u);
        return [x, high - hole(x * 0.1, z * 0.1) * 0.7, z];
      },
      skin,
      { columns: 60, rows: 60 },
    ),
  );
  group.add(
    surface(
      (u, v) => {
        const [x, z] = shape(1, u);
        return [x, v * high, z];
      },
      rind ? plastic(rind, 0.6) : skin,
    ),
  );
  for (const side of [0, 1])
    group.add(
      surface(
        (u, v) => {
          const [x, z] = shape(u, side);
          const dent = hole(u * 1.2, v * 0.6 + side) * 0.8;
          return [x - (side * 2 - 1) * dent, v * high, z];
        },
        skin,
        { columns: 60, rows: 40 },
      ),
    );
  group.rotation.y = 0.55;
  return new Group().add(group);
}

export const cheeseBlock = (tone: string, w = 12, h = 6, d = 8): Group =>
  new Group().add(box(w, h, d, 0.6, plastic(tone, 0.5)));

export function oaxaca(): Group {
  const group = new Group();
  for (let layer = 0; layer < 26; layer++) {
    const tilt = layer * 0.55;
    const points = Array.from({ length: 26 }, (_, at): [number, number, number] => {
      const turn = (at / 25) * 6.283;
      const [x, y, z] = [
        Math.sin(turn) * 5.2,
        Math.cos(turn) * 3.4 * Math.cos(tilt) + noise(at, layer) * 0.2,
        Math.cos(turn) * 5 * Math.sin(tilt),
      ];
      return [x, y + 4, z];
    });
    group.add(
      string(points, 0.95, plastic(layer % 2 ? "#f8f0d8" : "#f3e8c8", 0.42), { steps: 90, sides: 12 }),
    );
  }
  return group;
}

export const panela = (): Group => {
  const group = new Group();
  group.add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const weave = 1 + 0.02 * Math.sin(turn * 26) * Math.sin(v * 30);
        const far = 6 * weave * (v > 0.9 ? 1 - (v - 0.9) * 0.9 : 1);
        return [Math.sin(turn) * far, v * 5, Math.cos(turn) * far];
      },
      plastic("#fdfaf2", 0.5),
      { columns: 160, rows: 60 },
    ),
  );
  group.add(
    surface(
      (u, v) => [
        Math.sin(u * 6.283) * v * 5.5,
        5 + noise(u * 6, v * 3) * 0.05,
        Math.cos(u * 6.283) * v * 5.5,
      ],
      plastic("#fdfaf2", 0.5),
    ),
  );
  return group;
};

/** A glass that holds something. */
export function drinkingGlass(liquid: string, foam?: string): Group {
  const group = new Group();
  group.add(
    turned(
      [
        [0, 0.7],
        [2.9, 0.7],
        [3.65, 9.4],
        [0, 9.4],
      ],
      filling(liquid, 0.2),
    ),
  );
  if (foam) {
    const top = turned(
      rounded([
        [0, 9.4],
        [3.6, 9.4],
        [3.7, 10, 0.2],
        [0, 10.2],
      ]),
      matt(foam),
    );
    group.add(top);
  }
  const outer = turned(
    rounded([
      [0, 0],
      [3.05, 0, 0.2],
      [3.95, 11.5, 0.1],
      [3.8, 11.5],
    ]),
    glass("#ffffff", 0.08, 0.5),
  );
  outer.renderOrder = 2;
  return group.add(outer);
}

export function bowl(content: Object3D, color = "#f4efe4", stripe = "#2f5f9a"): Group {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [3.4, 0, 0.2],
        [3.6, 0.8, 0.3],
        [7.4, 3.4, 2],
        [8.6, 6.2, 0.2],
        [8.2, 6.3, 0.1],
        [7.4, 4.6, 1],
        [0, 4.4],
      ]),
      plastic(color, 0.2),
    ),
  );
  group.add(
    turned(
      [
        [8.42, 5.35],
        [8.56, 5.9],
      ],
      plastic(stripe, 0.2),
    ),
  );
  content.position.y += 4.9;
  return group.add(content);
}

export const cream = (color: string): Group => {
  const swirl = surface(
    (u, v) => {
      const turn = u * 6.283;
      return [
        Math.sin(turn) * v * 7.3,
        0.5 + (1 - v) * 1.5 + 0.35 * Math.sin(v * 11 - turn) * (1 - v * 0.6),
        Math.cos(turn) * v * 7.3,
      ];
    },
    plastic(color, 0.3),
    { columns: 120, rows: 60 },
  );
  return new Group().add(swirl);
};

/** A scoop of ice cream on two others. */
export const scoops = (tone: string): Group =>
  arranged(
    [
      [-3.4, 3, 1.2],
      [3.4, 3, 1.2],
      [0, 6.4, 0],
    ],
    (at) => {
      const body = blob(
        (x, y, z) =>
          3.9 *
          (1 +
            roughness(x * 2.2 + at * 4, y * 2.2, z * 2.2) * 0.045 +
            (y < -0.35 ? 0.08 * Math.abs(noise(x * 5, z * 5, at)) : 0)),
        peel(0.7, 0.1),
        (x, y, z) => blend(rgb(tone), rgb("#ffffff"), 0.2 + roughness(x * 5, y * 5, z * 5) * 0.2),
      );
      return new Group().add(body);
    },
  );

function cookie(seed: number, tone = "#c98d46", chips = true): Group {
  const group = slab(
    8.6,
    8.6,
    1.1,
    seed,
    (x, z, far) =>
      blend(
        blend(rgb(tone), rgb("#a96c2b"), 0.4 + roughness(x * 1.2 + seed, z * 1.2) * 0.6),
        rgb("#8a5320"),
        smooth(0.86, 1, far) * 0.6,
      ),
    { ragged: 0.03, rough: 0.8, shine: 0.05, bump: 0.35 },
  );
  if (chips)
    for (let at = 0; at < 12; at++) {
      const chip = blob(() => 0.58, plastic("#3a1a0c", 0.3));
      const far = 0.8 + ((at * 0.618) % 1) * 2.7;
      chip.position.set(Math.sin(at * 2.4 + seed) * far, 1.12, Math.cos(at * 2.4 + seed) * far);
      chip.scale.y = 0.8;
      group.add(chip);
    }
  return group;
}
export const cookies = (): Group =>
  arranged(
    [
      [-3.6, 0, 0.8],
      [4, 0, 0],
      [0.4, 1.2, -2.4, 8],
      [0.6, 3.2, 2.4, 62, 10],
    ],
    (at) => cookie(at),
  );
export const crackers = (): Group =>
  arranged(
    [
      [-3.4, 0, 0, 0, 12],
      [3.2, 0.2, 0.6, 0, -14],
      [0, 1, -1.6, 0, 40],
      [0.4, 3, 2.3, 64, 8],
    ],
    (at) => {
      const body = box(6.2, 0.55, 6.2, 0.25, peel(0.7, 0.1));
      body.material = matt(at % 2 ? "#e3b871" : "#dba95c", 0.7);
      const group = new Group().add(body);
      for (let hole = 0; hole < 9; hole++) {
        const dot = rod(0.17, 0.17, 0.1, matt("#8a5a22"), 10);
        dot.position.set(((hole % 3) - 1) * 1.8, 0.56, (Math.floor(hole / 3) - 1) * 1.8);
        group.add(dot);
      }
      return group;
    },
  );

export function chocolate(tone = "#5a2a14"): Group {
  const group = new Group();
  const skin = plastic(tone, 0.28);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 5; column++) {
      const piece = box(3.1, 1, 3.1, 0.35, skin);
      piece.position.set((column - 2) * 3.15, 0.5, (row - 1) * 3.15);
      group.add(piece);
    }
  const base = box(15.9, 0.6, 9.6, 0.2, skin);
  base.position.y = 0.3;
  group.add(base);
  group.rotation.set(0.75, 0.4, 0.1);
  return new Group().add(group);
}

export const tablets = (tone = "#6b3a1e"): Group =>
  arranged(
    [
      [-3, 0, 1],
      [3.4, 0, 0],
      [0.5, 1.9, -0.6, 10],
    ],
    () => {
      const group = new Group();
      const body = turned(
        rounded([
          [0, 0],
          [4.2, 0, 0.4],
          [4, 1.8, 0.4],
          [0, 1.8],
        ]),
        plastic(tone, 0.6),
      );
      const lines = [0, 1].map((at) => {
        const line = box(7.6, 0.12, 0.3, 0.04, matt("#4a2410"));
        line.position.y = 1.8;
        line.rotation.y = (at * Math.PI) / 2;
        return line;
      });
      return group.add(body, ...lines);
    },
  );

export const chips = (): Group =>
  arranged(
    Array.from({ length: 17 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 1.9,
      1 + (17 - at) * 0.22,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.2,
      ((at * 53) % 80) - 20,
      at * 67,
      ((at * 29) % 40) - 20,
    ]),
    (at) =>
      surface(
        (u, v) => {
          const [turn, far] = [u * 6.283, v * 2.9 * (1 + noise(u * 3, at) * 0.08)];
          const [x, z] = [Math.sin(turn) * far * 1.15, Math.cos(turn) * far];
          return [x, (x * x - z * z) * 0.1 + noise(x, z, at) * 0.2, z];
        },
        peel(0.5, 0.25),
        {
          columns: 48,
          rows: 20,
          color: (u, v) =>
            blend(
              blend(rgb("#f6d25a"), rgb("#eab93c"), 0.5 + noise(u * 8, v * 8, at)),
              rgb("#b9741f"),
              smooth(0.86, 1, v) * 0.7,
            ),
        },
      ),
  );

export const totopos = (): Group =>
  arranged(
    Array.from({ length: 15 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 1.8,
      1 + (15 - at) * 0.2,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.2,
      ((at * 53) % 70) - 20,
      at * 67,
      ((at * 29) % 40) - 20,
    ]),
    (at) =>
      surface(
        (u, v) => {
          const y = v * 5;
          const x = (u - 0.5) * (5 - y) * 1.15;
          return [x, 0.12 * (x * x) * 0.6 + noise(x, y, at) * 0.25, y - 2];
        },
        peel(0.65, 0.1),
        {
          columns: 24,
          rows: 30,
          color: (u, v) =>
            blend(
              blend(rgb("#efc05a"), rgb("#d99a34"), 0.5 + noise(u * 5, v * 5, at)),
              rgb("#9a5f1c"),
              smooth(0.35, 0.55, roughness(u * 6, v * 7, at)) * 0.7,
            ),
        },
      ),
  );

const popped = (seed: number) =>
  blob(
    (x, y, z) => 1.1 * (0.75 + 0.5 * Math.abs(noise(x * 2.4 + seed * 7, y * 2.4, z * 2.4))),
    peel(0.8, 0.05),
    (x, y, z) => blend(rgb("#fff8e2"), rgb("#f0c95a"), smooth(0.2, 0.5, noise(x * 2 + seed, y * 2, z * 2))),
    0.5,
  );
export const popcorn = (): Group =>
  arranged(
    Array.from({ length: 44 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 1.05,
      0.8 + (1 - at / 44) * 5 * (0.6 + ((at * 0.37) % 1) * 0.4),
      Math.cos(at * 2.4) * Math.sqrt(at) * 0.85,
    ]),
    popped,
  );

const pretzel = (seed: number): Object3D => {
  const points = Array.from({ length: 40 }, (_, at): [number, number, number] => {
    const t = (at / 39) * Math.PI * 2 - Math.PI / 2;
    return [
      Math.cos(t) * 2.4 + Math.cos(3 * t) * 0.35,
      0.42 + 0.25 * Math.sin(2 * t),
      Math.sin(2 * t) * 1.5 + Math.sin(t) * 0.5,
    ];
  });
  const group = new Group().add(
    string(points, 0.42, plastic(seed % 2 ? "#8f4f1c" : "#a1602a", 0.3), { steps: 120, sides: 10 }),
  );
  for (let at = 0; at < 12; at++) {
    const [x, y, z] = points[(at * 3 + 2) % 40] ?? [0, 0, 0];
    const salt = box(0.24, 0.24, 0.24, 0.05, matt("#ffffff"));
    salt.position.set(x, y + 0.32, z);
    group.add(salt);
  }
  return group;
};
export const pretzels = (): Group =>
  arranged(
    Array.from({ length: 12 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 2.2,
      0.4 + (12 - at) * 0.35,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.6,
      ((at * 53) % 60) - 20,
      at * 67,
      ((at * 29) % 30) - 15,
    ]),
    pretzel,
  );

/** Candies twisted into film. */
const candy = (color: string): Group => {
  const group = new Group();
  const body = blob(() => 1.25, plastic(color, 0.15));
  body.scale.x = 1.15;
  group.add(body);
  for (const side of [-1, 1])
    group.add(
      surface(
        (u, v) => {
          const turn = u * 6.283;
          const far = (0.2 + v * 0.95) * (1 + 0.18 * Math.sin(turn * 7));
          return [side * (1.3 + v * 1.3), Math.sin(turn) * far * 0.7, Math.cos(turn) * far];
        },
        plastic(color, 0.2),
        { columns: 60, rows: 6 },
      ),
    );
  return group;
};
const BRIGHT = ["#e8332c", "#f7b516", "#2fa24a", "#2f86d6", "#d63f9a", "#f47a1c"];
export const candies = (colors: readonly string[] = BRIGHT): Group =>
  arranged(
    Array.from({ length: 20 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 1.75,
      1 + (20 - at) * 0.22,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.3,
      ((at * 53) % 60) - 30,
      at * 67,
      ((at * 29) % 60) - 30,
    ]),
    (at) => candy(colors[at % colors.length] ?? "#e8332c"),
  );
export const lollipops = (): Group =>
  arranged(
    [
      [-3.6, 9, 0, 0, 0, 20],
      [0, 10.4, 0.6, 0, 0, 0],
      [3.6, 9, 0, 0, 0, -20],
      [-1.8, 7.4, 1.4, 0, 0, 9],
      [1.8, 7.4, 1.4, 0, 0, -9],
    ],
    (at) => {
      const head = blob(() => 2, plastic(BRIGHT[at] ?? "#e8332c", 0.08));
      const handle = rod(0.22, 0.22, 9, plastic("#ffffff"), 12);
      handle.position.y = -5.6;
      return new Group().add(head, handle);
    },
  );

// Heaps of grains, for packs that show what is in them.

export const heaps = {
  blackBeans: () =>
    heap(grain(1, 0.62, 0.55, 0.25, 0.8), {
      count: 520,
      size: 1,
      colors: ["#1f1718", "#2b2023", "#171113"],
      seed: "bb",
    }),
  pintoBeans: () =>
    heap(grain(1, 0.62, 0.55, 0.35, 0.5), {
      count: 520,
      size: 1,
      colors: ["#c9976b", "#b57f55", "#d8ab83", "#8f5b3c"],
      seed: "pb",
    }),
  bayoBeans: () =>
    heap(grain(1, 0.62, 0.55, 0.35, 0.5), {
      count: 520,
      size: 1,
      colors: ["#c79a62", "#b98a52"],
      seed: "by",
    }),
  lentils: () =>
    heap(grain(0.7, 0.7, 0.28, 0.6, 0.2), {
      count: 900,
      size: 1,
      colors: ["#8f7a3d", "#7d6a32", "#a38d4d", "#6e5a33"],
      seed: "le",
      flat: true,
    }),
  chickpeas: () =>
    heap(grain(0.95, 0.88, 0.9, 0.6, 0.15), {
      count: 520,
      colors: ["#e3c283", "#d9b473", "#ebcf98"],
      seed: "ch",
    }),
  rice: () =>
    heap(grain(1, 0.28, 0.26, 0.4, 0.4), {
      count: 1500,
      size: 0.95,
      colors: ["#fbf8f0", "#f2ecdd", "#ffffff"],
      seed: "ri",
    }),
  oats: () =>
    heap(grain(0.9, 0.72, 0.16, 0.8, 0.05), {
      count: 900,
      colors: ["#ead2a2", "#dfc18a", "#f1dfb8"],
      seed: "oa",
      flat: true,
    }),
  cornflakes: () =>
    heap(grain(1.5, 1.1, 0.18, 0.6, 0.2), {
      count: 320,
      colors: ["#f0a93a", "#e8952a", "#f6bf55", "#d98424"],
      seed: "cf",
      flat: false,
    }),
  popping: () =>
    heap(grain(0.8, 0.66, 0.5, 0.25, 0.8), {
      count: 700,
      colors: ["#e8971a", "#f0ab2c", "#d98512"],
      seed: "po",
    }),
  coffee: () =>
    heap(grain(1, 0.72, 0.5, 0.3, 0.6), {
      count: 560,
      colors: ["#3a1f12", "#4a2817", "#2d170d"],
      seed: "co",
    }),
  ground: (color = "#4a2a18") =>
    heap(grain(0.32, 0.28, 0.26, 0.9, 0.02), { count: 2400, height: 5, colors: [color], seed: "gr" }),
  peanuts: () =>
    heap(grain(1.05, 0.62, 0.6, 0.5, 0.3), {
      count: 460,
      colors: ["#d9a05c", "#cf9450", "#e3b070"],
      seed: "pe",
    }),
  japanese: () =>
    heap(grain(1.05, 0.9, 0.9, 0.5, 0.3), {
      count: 380,
      colors: ["#d8a45c", "#cc9148", "#e0b06d"],
      seed: "ja",
    }),
  chili: () =>
    heap(grain(1.05, 0.62, 0.6, 0.6, 0.2), {
      count: 460,
      colors: ["#b9431c", "#cc5a24", "#a8371a"],
      seed: "cl",
    }),
  nuts: () =>
    heap(grain(1.15, 0.72, 0.5, 0.5, 0.25), {
      count: 420,
      colors: ["#b5763c", "#e3c08a", "#8f4f26", "#7d1620", "#e8cfa0"],
      seed: "nu",
    }),
  almonds: () =>
    heap(grain(1.25, 0.7, 0.42, 0.6, 0.15), {
      count: 420,
      colors: ["#a8642f", "#b5733c", "#955526"],
      seed: "al",
    }),
  cornKernels: () =>
    heap(grain(0.95, 0.8, 0.6, 0.25, 0.8), {
      count: 520,
      colors: ["#f6cb2c", "#fbd94f", "#edbb1c"],
      seed: "ck",
    }),
  olives: () =>
    heap(grain(1.25, 0.95, 0.95, 0.25, 0.7), {
      count: 240,
      colors: ["#7d8a35", "#8f9a42", "#6b7a2c"],
      seed: "ol",
    }),
  sugar: () =>
    heap(grain(0.2, 0.2, 0.2, 0.3, 0.6), {
      count: 3800,
      height: 5,
      colors: ["#f0dcae", "#f7e8c4", "#e6cf9a"],
      seed: "su",
    }),
  salt: () =>
    heap(grain(0.2, 0.2, 0.2, 0.3, 0.6), {
      count: 3800,
      height: 5,
      colors: ["#ffffff", "#f2f4f6"],
      seed: "sa",
    }),
  flour: (color = "#fbf4e4") =>
    heap(grain(0.5, 0.45, 0.45, 0.95, 0), { count: 2400, height: 5, colors: [color], seed: "fl" }),
  hibiscus: () =>
    heap(grain(1.6, 0.5, 0.3, 0.7, 0.1), {
      count: 360,
      colors: ["#5e0f22", "#7a1730", "#470a18"],
      seed: "hi",
    }),
  leaves: (color = "#3f6b2f") =>
    heap(grain(1.5, 0.42, 0.12, 0.7, 0.1), { count: 620, colors: [color], seed: "le", flat: false }),
  chamomile: () =>
    heap(grain(0.7, 0.6, 0.5, 0.7, 0.1), {
      count: 420,
      colors: ["#f7e9a0", "#f2c93a", "#fffbe8", "#9aa858"],
      seed: "ca",
    }),
  kibble: (colors: readonly string[] = ["#9a5a2a", "#84481f", "#ad6c38"]) =>
    heap(grain(1.1, 1, 0.66, 0.75, 0.1), { count: 360, colors, seed: "ki" }),
  birdseed: () =>
    heap(grain(0.6, 0.34, 0.3, 0.5, 0.4), {
      count: 1600,
      colors: ["#d9b056", "#e8c878", "#c99a3d", "#b5803a"],
      seed: "bi",
    }),
  hay: () =>
    heap(grain(3.4, 0.09, 0.09, 0.8, 0.05), {
      count: 700,
      height: 6,
      colors: ["#b9b25a", "#9fa04a", "#cfc778", "#8f9440"],
      seed: "ha",
      flat: true,
    }),
  litter: () =>
    heap(grain(0.42, 0.36, 0.32, 0.9, 0.02), {
      count: 1900,
      colors: ["#cfcac2", "#b9b3a9", "#e0dcd5"],
      seed: "li",
    }),
  flakes: () =>
    heap(grain(0.9, 0.7, 0.08, 0.6, 0.1), {
      count: 700,
      colors: ["#d9452c", "#e8a52c", "#5f9a3a", "#c96a2c"],
      seed: "fk",
      flat: false,
    }),
  raisins: () =>
    heap(grain(0.95, 0.7, 0.55, 0.5, 0.3), { count: 420, colors: ["#5c1620", "#7a1f2c"], seed: "ra" }),
  tea: () =>
    heap(grain(0.9, 0.2, 0.16, 0.8, 0.05), {
      count: 1300,
      colors: ["#241a14", "#35261c", "#43301f"],
      seed: "te",
    }),
  powder: (color: string) =>
    heap(grain(0.3, 0.28, 0.28, 0.9, 0.02), { count: 3000, height: 5.5, colors: [color], seed: "pw" }),
};

/** Sticks of pasta, bound, or small ones on a heap. */
export const spaghetti = (): Group => {
  const group = new Group();
  const skin = plastic("#eec25e", 0.4);
  for (let at = 0; at < 90; at++) {
    const far = Math.sqrt(at / 90) * 2.2;
    const turn = at * 2.4;
    const stick = rod(0.13, 0.13, 24, skin, 8);
    stick.position.set(Math.sin(turn) * far, 12 + noise(at, 3) * 0.5, Math.cos(turn) * far);
    stick.rotation.set(noise(at, 1) * 0.04, 0, noise(at, 2) * 0.04);
    group.add(stick);
  }
  const tie = rod(2.35, 2.35, 1.2, matt("#c0392b"), 40);
  tie.position.y = 11;
  group.add(tie);
  group.rotation.z = 0.5;
  return new Group().add(group);
};
export const noodles = (): Group =>
  heap(grain(1.5, 0.16, 0.16, 0.4, 0.3), { count: 900, colors: ["#eec25e", "#e5b54c"], seed: "no" });

/** Ice in cubes. */
export const ice = (): Group =>
  arranged(
    Array.from({ length: 14 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 1.9,
      1.5 + (14 - at) * 0.32,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.4,
      at * 31,
      at * 67,
      at * 23,
    ]),
    () => {
      const cube = box(3, 3, 3, 0.6, glass("#dff1fb", 0.35, 0.85));
      return new Group().add(cube);
    },
  );

export const honeyDipper = (): Group => {
  const group = new Group();
  const wood = matt("#b9803f", 0.6);
  for (let at = 0; at < 6; at++) {
    const ring = made(
      new TorusGeometry(1.1 * Math.sin(((at + 0.7) / 6.6) * Math.PI) + 0.5, 0.34, 12, 32),
      wood,
    );
    ring.rotation.x = Math.PI / 2;
    ring.position.y = at * 0.75;
    group.add(ring);
  }
  const handle = rod(0.34, 0.4, 11, wood);
  handle.position.y = 6.5;
  const honey = blob(
    (x, y, z) => 2 * (1 - smooth(0.2, 1, y) * 0.3 + noise(x, z) * 0.05),
    filling("#e08a10", 0.08),
  );
  honey.position.y = 0.6;
  honey.scale.y = 1.3;
  group.add(handle, honey);
  group.rotation.z = -0.6;
  return new Group().add(group);
};

export const cup = (liquid: string): Group => {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0.6],
        [2.4, 0.6, 0.3],
        [4, 3, 1.5],
        [4.5, 6.6, 0.1],
        [4.2, 6.6],
        [4, 5.8],
        [0, 5.8],
      ]),
      plastic("#fbf7ef", 0.15),
    ),
  );
  group.add(
    turned(
      [
        [0, 5.95],
        [4.1, 5.95],
      ],
      filling(liquid, 0.1),
    ),
  );
  group.add(
    turned(
      rounded([
        [0, 0],
        [3, 0, 0.1],
        [7, 0.9, 1],
        [7.2, 1.2, 0.1],
        [2.6, 0.5],
        [0, 0.5],
      ]),
      plastic("#fbf7ef", 0.15),
    ),
  );
  const ear = made(new TorusGeometry(1.7, 0.42, 16, 40), plastic("#fbf7ef", 0.15));
  ear.position.set(4.9, 4, 0);
  return group.add(ear);
};

export const flan = (): Group => {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0.4],
        [5, 0.4, 0.2],
        [4, 4.6, 0.5],
        [0, 4.6],
      ]),
      plastic("#f1c765", 0.25),
    ),
  );
  group.add(
    turned(
      rounded([
        [4.55, 3.1],
        [4.15, 4.66, 0.5],
        [0, 4.75],
      ]),
      filling("#8a3f0c", 0.06),
    ),
  );
  group.add(
    turned(
      rounded([
        [0, 0],
        [7, 0, 0.1],
        [7.6, 0.5, 0.1],
        [6.4, 0.42],
        [0, 0.38],
      ]),
      filling("#b0651a", 0.1),
    ),
  );
  return group;
};
export const jelly = (color: string): Group =>
  new Group().add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const part = v < 0.8 ? v / 0.8 : 1;
        const far =
          (v < 0.8 ? mix(5, 3.8, part) : mix(3.8, 0, (v - 0.8) / 0.2)) * (1 + 0.07 * Math.cos(turn * 10));
        return [
          Math.sin(turn) * far,
          v < 0.8 ? part * 5 : 5 + 0.3 * Math.sin(((v - 0.8) / 0.2) * 1.5),
          Math.cos(turn) * far,
        ];
      },
      filling(color, 0.06),
      { columns: 120, rows: 40 },
    ),
  );

export const waffles = (): Group =>
  arranged(
    [
      [0, 0, 0, 0, 8],
      [0.4, 1.5, 0.2, 0, -4],
      [-0.2, 3, 0, 0, 10],
    ],
    () => {
      const group = new Group();
      group.add(
        surface(
          (u, v) => {
            const [a, b] = [2 * u - 1, 2 * v - 1];
            const cell = Math.min(Math.abs(Math.sin(u * Math.PI * 5)), Math.abs(Math.sin(v * Math.PI * 5)));
            const round = Math.max(0, 1 - Math.max(Math.abs(a), Math.abs(b)) ** 14);
            return [a * 6, (1.5 - smooth(0.2, 0.6, cell) * 0.85) * round, -b * 6];
          },
          peel(0.55, 0.25),
          {
            columns: 110,
            rows: 110,
            color: (u, v) =>
              blend(
                rgb("#b06a1f"),
                rgb("#e8b45f"),
                smooth(
                  0.1,
                  0.7,
                  Math.min(Math.abs(Math.sin(u * Math.PI * 5)), Math.abs(Math.sin(v * Math.PI * 5))),
                ) *
                  0.8 +
                  noise(u * 5, v * 5) * 0.3,
              ),
          },
        ),
      );
      return group;
    },
  );
export const pancakes = (): Group => {
  const stack = arranged(
    Array.from({ length: 5 }, (_, at): Place => [noise(at, 2) * 0.5, at * 1.15, noise(at, 5) * 0.5]),
    (at) =>
      slab(
        12,
        12,
        1.1,
        at,
        (x, z, far) =>
          blend(
            blend(rgb("#c98434"), rgb("#b36c22"), 0.4 + roughness(x * 0.5, z * 0.5) * 0.5),
            rgb("#f2d695"),
            smooth(0.88, 0.96, far),
          ),
        { ragged: 0.02, edge: rgb("#f2d695"), rough: 0.6, shine: 0.1 },
      ),
  );
  const butter = box(2.8, 1, 2.8, 0.3, plastic("#f9e08a", 0.3));
  butter.position.y = 6.4;
  return stack.add(butter);
};
export const sandwichLoaf = (tone: string, side = "#b5733a"): Group =>
  arranged(
    [
      [0, 0, -3],
      [0.3, 0, -1, -6],
      [0.6, 0, 1.2, -14],
    ],
    () => {
      const face = surface(
        (u, v) => {
          const turn = u * 6.283;
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          const far =
            (v * 5.4 * (1 + (c > 0 ? 0.08 * Math.abs(s) ** 2 : 0))) /
            Math.max(Math.abs(c), Math.abs(s)) ** 0.72;
          return [s * far, 5.6 + c * far, 0.65];
        },
        peel(0.85, 0.05),
        {
          columns: 90,
          rows: 40,
          color: (u, v) =>
            blend(
              blend(rgb(tone), rgb("#ffffff"), roughness(u * 26, v * 16) * 0.35),
              rgb(side),
              smooth(0.94, 0.97, v),
            ),
        },
      );
      const rim = surface(
        (u, v) => {
          const turn = u * 6.283;
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          const far =
            (5.4 * (1 + (c > 0 ? 0.08 * Math.abs(s) ** 2 : 0))) / Math.max(Math.abs(c), Math.abs(s)) ** 0.72;
          return [s * far, 5.6 + c * far, 0.65 - v * 1.3];
        },
        matt(side, 0.7),
        { columns: 90, rows: 4 },
      );
      return new Group().add(face, rim);
    },
  );
export const buns = (long: boolean): Group =>
  arranged(
    long
      ? [
          [-3.6, 1.8, 1],
          [0.2, 1.8, 1.4],
          [4, 1.8, 1],
          [-1.6, 4.4, -0.6],
          [2.2, 4.4, -0.6],
        ]
      : [
          [-4.4, 2, 2],
          [4.4, 2, 2],
          [0, 2, -3.4],
          [0, 5.4, 0.4],
        ],
    (at) => {
      const body = blob(
        (x, y, z) => 3.7 * (1 - smooth(0.55, 1, -y) * 0.22 + noise(x + at * 4, y, z) * 0.03),
        peel(0.3, 0.5),
        (x, y, z) => crust(x, y * 1.2, z, at, "#a8601c", "#edc077"),
      );
      body.scale.set(long ? 0.56 : 1.1, long ? 0.55 : 0.72, long ? 1.7 : 1.1);
      const group = new Group().add(body);
      if (!long)
        for (let seed = 0; seed < 46; seed++) {
          const bit = grain(0.24, 0.13, 0.1, 0.5, 0.3);
          bit.material = matt("#f7e6b8");
          const far = Math.sqrt(seed / 46) * 2.7;
          bit.position.set(
            Math.sin(seed * 2.4) * far,
            2.62 * Math.sqrt(Math.max(0.1, 1 - (far / 4.1) ** 2)),
            Math.cos(seed * 2.4) * far,
          );
          bit.rotation.y = seed;
          group.add(bit);
        }
      return group;
    },
  );
export const tunaChunks = (): Group =>
  arranged(
    [
      [-3, 0.8, 1.4, 0, 20],
      [2.6, 0.8, 1.6, 0, -30],
      [0, 0.8, -2, 0, 70],
      [0.2, 2.6, 0.2, 10, 10],
    ],
    (at) =>
      slab(
        6,
        4.6,
        1.7,
        at + 3,
        (x, z) =>
          blend(
            rgb("#d9a58a"),
            rgb("#f0cdb5"),
            0.5 + 0.5 * Math.sin((x + Math.abs(z) * 0.6) * 3 + noise(x, z) * 2),
          ),
        { ragged: 0.12 },
      ),
  );
export const flower = (petals: string, heart: string, count = 13): Group => {
  const group = new Group();
  for (let at = 0; at < count; at++) {
    const petal = surface(
      (u, v) => [
        (u - 0.5) * 2.2 * Math.sin(Math.PI * (0.1 + 0.85 * v)),
        v * 4.6,
        0.4 * Math.sin(v * 2) - (2 * u - 1) ** 2 * 0.3,
      ],
      matt(petals, 0.6),
      { columns: 12, rows: 20 },
    );
    petal.rotation.z = (at / count) * 6.283;
    petal.position.z = (at % 2) * 0.12;
    group.add(petal);
  }
  const middle = blob((x, y, z) => 1.5 * (1 + noise(x * 9, y * 9, z * 9) * 0.06), matt(heart, 0.8));
  middle.scale.z = 0.6;
  return group.add(middle);
};
export const coconut = (): Group => {
  const group = new Group();
  const shell = blob(
    (x, y, z) => 5 * (1 + roughness(x * 9, y * 3, z * 9) * 0.012),
    peel(0.9, 0.02),
    (x, y, z) => blend(rgb("#5a3a22"), rgb("#86603a"), 0.5 + roughness(x * 14, y * 4, z * 14)),
  );
  shell.position.set(-3, 5, -1.5);
  const half = surface(
    (u, v) => [
      Math.sin(u * 6.283) * Math.sin(v * 1.5708) * 4.8,
      Math.cos(u * 6.283) * Math.sin(v * 1.5708) * 4.8,
      -Math.cos(v * 1.5708) * 4.4,
    ],
    peel(0.9, 0.02),
    { color: (u, v) => blend(rgb("#5a3a22"), rgb("#86603a"), 0.5 + roughness(u * 20, v * 8)) },
  );
  const meat = surface(
    (u, v) => [
      Math.sin(u * 6.283) * v * 4.8,
      Math.cos(u * 6.283) * v * 4.8,
      v < 0.8 ? -2.4 * Math.sqrt(1 - (v / 0.82) ** 2) : 0.02,
    ],
    plastic("#fdfbf4", 0.4),
    { columns: 80, rows: 50 },
  );
  const open = new Group().add(half, meat);
  open.position.set(3.6, 4.6, 2.4);
  open.rotation.set(-0.35, 0.15, 0);
  return group.add(shell, open);
};
export const ginger = (): Group => {
  const group = new Group();
  for (const [x, y, turn, size] of [
    [0, 2, 0, 1],
    [-3.4, 3.4, 0.7, 0.75],
    [3.6, 3.2, -0.6, 0.8],
    [1, 4.8, 1.2, 0.6],
  ] as const) {
    const body = blob(
      (a, b, c) => 2.2 * size * (1 + noise(a * 2 + x, b * 2, c * 2) * 0.14),
      peel(0.75, 0.08),
      (a, b) => blend(rgb("#d3aa68"), rgb("#b0864a"), 0.5 + 0.5 * Math.sin(a * 14 + noise(a, b) * 3)),
    );
    body.scale.set(1.6, 0.9, 0.9);
    body.position.set(x, y, 0);
    body.rotation.z = turn;
    group.add(body);
  }
  return group;
};
export const cinnamon = (): Group =>
  arranged(
    [
      [-1.6, 1, 0, 0, 0, 62],
      [1.6, 1.2, 0.4, 0, 12, 70],
      [0, 2.8, 0.2, 0, -6, 66],
    ],
    () =>
      new Group().add(
        surface(
          (u, v) => {
            const turn = u * 6.283 * 1.8;
            const far = 1.3 - u * 0.7;
            return [Math.sin(turn) * far, (v - 0.5) * 15, Math.cos(turn) * far];
          },
          matt("#8a4a22", 0.8),
          { columns: 70, rows: 8 },
        ),
      ),
  );
