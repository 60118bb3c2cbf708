// What lies on a market's stall: fruit, vegetables, meat, fish and bread without a package of their own.
import { Box3, CatmullRomCurve3, Group, Vector3, type Material, type Object3D } from "three";
import { matt, peel } from "../materials.ts";
import { seeded } from "../random.ts";
import { ball, blob, mix, noise, roughness, smooth, string, surface } from "../shapes.ts";
import { blend, rgb, type Rgb } from "./colors.ts";
import type { Place } from "./place.ts";
import { citrusHalf, leafBlade, orange, lime } from "./produce.ts";

type Spot = readonly [x: number, y: number, z: number];
type Tint = (u: number, v: number, x: number, y: number, z: number) => Rgb;

const radians = (degrees = 0) => (degrees * Math.PI) / 180;
const TURN = 2 * Math.PI;

/** Makes one for each place; y says how far its lowest point is above the ground, however it is turned. */
export function resting(places: readonly Place[], make: (index: number) => Object3D): Group {
  const group = new Group();
  places.forEach(([x, y, z, tiltX, turn, tiltZ, size = 1], index) => {
    const holder = new Group().add(make(index));
    holder.rotation.set(radians(tiltX), radians(turn), radians(tiltZ), "YXZ");
    holder.scale.setScalar(size);
    holder.updateMatrixWorld(true);
    holder.position.set(x, y - new Box3().setFromObject(holder, true).min.y, z);
    group.add(holder);
  });
  return group;
}

/** A round body along points: how thick it is on its way, and how much its skin differs from round. */
function limb(
  points: readonly Spot[],
  thick: (v: number) => number,
  color: Tint,
  {
    skin = peel(0.4, 0.4),
    flat = 1,
    columns = 40,
    rows = 90,
    detail = () => 1,
  }: {
    skin?: Material;
    flat?: number;
    columns?: number;
    rows?: number;
    detail?: (u: number, v: number) => number;
  } = {},
): Group {
  const curve = new CatmullRomCurve3(points.map((each) => new Vector3(...each)));
  const steps = Array.from({ length: rows + 1 }, (_, row) => {
    const middle = curve.getPointAt(row / rows);
    const ahead = curve.getTangentAt(row / rows);
    const up = new Vector3(0, 1, 0).addScaledVector(ahead, -ahead.y);
    if (up.lengthSq() < 0.01) up.set(0, 0, 1).addScaledVector(ahead, -ahead.z);
    up.normalize();
    return { middle, up, side: new Vector3().crossVectors(ahead, up) };
  });
  const body = surface(
    (u, v) => {
      const step = steps[Math.round(v * rows)];
      if (!step) return [0, 0, 0];
      const far = thick(v) * detail(u, v);
      const at = step.middle
        .clone()
        .addScaledVector(step.side, Math.cos(u * TURN) * far)
        .addScaledVector(step.up, Math.sin(u * TURN) * far * flat);
      return [at.x, at.y, at.z];
    },
    skin,
    { columns, rows, color },
  );
  return new Group().add(body);
}

/** Round at both ends of a way from 0 to 1. */
const ends = (v: number, low = 0.06, high = 0.06) =>
  Math.sqrt(1 - (1 - Math.min(1, v / low)) ** 2) * Math.sqrt(1 - (1 - Math.min(1, (1 - v) / high)) ** 2);

/** Three behind, two before them, one on top of the gap. */
export const spread = (make: (index: number) => Object3D, apart: number): Group =>
  resting(
    (
      [
        [-6.6, 0, -2.4, 4, 20, 9],
        [0, 0, -3.6, -6, 150, -5],
        [6.6, 0, -2.2, 5, 75, -10],
        [-3.4, 0, 2.8, 12, 230, 7],
        [3.6, 0, 3, 8, 310, -8],
        [0.2, 4.3, -0.4, 14, 110, 12],
      ] as const
    ).map(([x, y, z, ...turned]): Place => [x * apart, y * apart, z * apart, ...turned]),
    make,
  );

// Onions and garlic.

function bulb(
  { size, tall, neck }: { size: number; tall: number; neck: number },
  rib: (turn: number, v: number) => number,
  color: (turn: number, v: number) => Rgb,
  skin: Material,
) {
  const body = 0.8;
  return surface(
    (u, v) => {
      const turn = u * TURN;
      if (v < body) {
        const rise = mix(0.03, 0.885, v / body) * Math.PI;
        const far = size * Math.sin(rise) ** 0.86 * rib(turn, v);
        return [Math.sin(turn) * far, -tall * Math.cos(rise), Math.cos(turn) * far];
      }
      const part = (v - body) / (1 - body);
      const start = size * Math.sin(0.885 * Math.PI) ** 0.86;
      const far =
        mix(start, size * 0.1, smooth(-0.55, 0.62, part)) *
        (1 + 0.25 * smooth(0.7, 1, part)) *
        (1 + 0.1 * Math.sin(turn * 5 + part * 2));
      const height =
        -tall * Math.cos(0.885 * Math.PI) + neck * part ** 1.15 * (1 + 0.12 * Math.sin(turn * 3) * part);
      return [Math.sin(turn) * far + part ** 2 * 0.3, height, Math.cos(turn) * far];
    },
    skin,
    { columns: 120, rows: 110, color: (u, v) => color(u * TURN, v) },
  );
}

function roots(count: number, size: number, tone: string): Group {
  const group = new Group();
  for (let at = 0; at < count; at++)
    group.add(
      string(
        [
          [0, 0, 0],
          [noise(at, 1.3) * size, -0.14 * size, noise(at, 5.7) * size],
          [noise(at, 2.3) * size * 2, -0.22 * size, noise(at, 9.1) * size * 2],
        ],
        0.05 * size,
        matt(tone),
        { steps: 6, sides: 4 },
      ),
    );
  return group;
}

function onion(seed: number): Group {
  const vein = (turn: number, v: number) =>
    smooth(0.7, 1, Math.sin(turn * 19 + noise(turn * 2, v * 3, seed) * 3)) * 0.55 +
    smooth(0.2, 1, Math.sin(turn * 47 + noise(v * 2, seed) * 3)) * 0.4;
  const body = bulb(
    { size: 3.1, tall: 2.75, neck: 2 },
    (turn) => 1 + 0.012 * Math.sin(turn * 3 + seed) + 0.004 * Math.sin(turn * 17),
    (turn, v) => {
      const patch = 0.5 + 0.8 * noise(Math.sin(turn) * 1.6 + seed, v * 3, Math.cos(turn) * 1.6);
      const paper = blend(rgb("#b3691f"), rgb("#dca04e"), patch);
      return blend(
        blend(paper, rgb("#85430f"), vein(turn, v) * 0.42 * smooth(0, 0.2, v)),
        rgb("#d8b27a"),
        smooth(0.76, 0.92, v) * 0.75 + (1 - smooth(0.02, 0.08, v)) * 0.7,
      );
    },
    peel(0.36, 0.75),
  );
  const beard = roots(16, 1, "#c9ad80");
  beard.position.y = -2.68;
  return new Group().add(body, beard);
}

/** A half, its rings to the front. */
function onionHalf(): Group {
  const size = 3.1;
  const dome = surface(
    (u, v) => {
      const far = Math.sin((v * Math.PI) / 2) * size;
      return [Math.sin(u * TURN) * far, Math.cos(u * TURN) * far, -Math.cos((v * Math.PI) / 2) * size * 0.9];
    },
    peel(0.36, 0.75),
    { color: (u, v) => blend(rgb("#c9772a"), rgb("#85430f"), 0.4 * smooth(0.4, 1, Math.sin(u * 110)) * v) },
  );
  const face = surface(
    (u, v) => {
      const far = v * size * (1 + 0.02 * Math.sin(u * TURN * 2 + 1));
      return [Math.sin(u * TURN) * far, Math.cos(u * TURN) * far * 0.97, 0.05];
    },
    peel(0.25, 0.7),
    {
      columns: 96,
      rows: 150,
      color: (u, v) => {
        const wavy = noise(Math.sin(u * TURN) * 1.4, Math.cos(u * TURN) * 1.4, v * 2) * 0.5;
        const ring = (v ** 0.85 * 6.4 + wavy + 1) % 1;
        const line = smooth(0.7, 0.9, ring) * (1 - smooth(0.94, 1, ring));
        const flesh = blend(rgb("#f4f0da"), rgb("#dde3b0"), smooth(0.1, 0.85, ring));
        return blend(
          blend(flesh, rgb("#9dac6e"), line * 0.62 + (1 - smooth(0.03, 0.09, v)) * 0.4),
          rgb("#9a5520"),
          smooth(0.965, 0.985, v),
        );
      },
    },
  );
  return new Group().add(dome, face);
}

export const onions = (): Group =>
  resting(
    [
      [-5.2, 0, -2.6, 6, 20, 10],
      [0.6, 0, -3.8, -6, 150, -5],
      [6, 0, -2.2, 4, 70, -13],
      [-2.2, 0, 2.6, 10, 250, -9],
      [4, 0, 3.6, -17, -14],
    ],
    (at) => (at === 4 ? onionHalf() : onion(at)),
  );

function garlicHead(seed: number): Group {
  const clove = (turn: number) => Math.abs(Math.sin(turn * 4.5 + seed)) ** 0.7;
  const body = bulb(
    { size: 2.7, tall: 2.1, neck: 2.9 },
    (turn, v) => 1 - 0.15 * (1 - clove(turn)) * smooth(0.05, 0.35, v) * (1 - smooth(0.6, 0.8, v) * 0.5),
    (turn, v) => {
      const streak = smooth(
        0.1,
        0.75,
        noise(turn * 5 + seed * 3, v * 1.1, seed) + 0.25 * Math.sin(turn * 37),
      );
      const ivory = blend(rgb("#efe3cb"), rgb("#fbf6ea"), clove(turn));
      return blend(
        blend(ivory, rgb("#9a6a92"), streak * 0.5 * smooth(0.08, 0.4, v) * (1 - smooth(0.66, 0.86, v))),
        rgb("#b99f74"),
        (1 - smooth(0.03, 0.1, v)) * 0.8 +
          smooth(0.94, 1, v) * 0.6 +
          0.16 * smooth(0.3, 1, Math.sin(turn * 29)),
      );
    },
    peel(0.5, 0.45),
  );
  const beard = roots(20, 0.7, "#a98d5f");
  beard.position.y = -2.05;
  return new Group().add(body, beard);
}

const garlicClove = (seed: number): Group =>
  limb(
    [
      [-2, 0, 0],
      [-1, 0.1, 0.35],
      [0.5, 0.15, 0.45],
      [2, 0, -0.3],
    ],
    (v) => 1.05 * Math.sin(Math.PI * mix(0.04, 0.99, v ** 0.75)) ** 0.8,
    (u, v) =>
      blend(
        blend(rgb("#f3e7d2"), rgb("#d9b9c4"), smooth(0, 0.7, noise(u * 9, v * 2, seed))),
        rgb("#a98a5c"),
        (1 - smooth(0.02, 0.1, v)) * 0.8,
      ),
    { skin: peel(0.35, 0.6), flat: 0.85, detail: (u) => 1 + 0.08 * Math.cos(u * TURN * 2) },
  );

export const garlics = (): Group =>
  resting(
    [
      [-3.4, 0, -1, 4, 10, 8],
      [3.4, 0, -1.6, 0, 130, -9],
      [0.2, 0, 2.6, 14, 60, -4],
      [-4.6, 0, 4.2, 0, 35],
      [5.2, 0, 3.4, 0, 150],
    ],
    (at) => (at > 2 ? garlicClove(at) : garlicHead(at)),
  );

// Long ones.

/** A hand of bananas on its back, the crown up on the right. */
export function bananas(): Group {
  const group = new Group();
  const count = 5;
  for (let at = 0; at < count; at++) {
    const apart = at - (count - 1) / 2;
    const bend = 8.6 + noise(at, 3.3) * 0.5;
    const end = 74 + noise(at * 1.7, 0.4) * 14;
    const points = Array.from({ length: 15 }, (_, step): Spot => {
      const part = step / 14;
      const turn = radians(mix(66, -end, part));
      const across = apart * 2.5 * smooth(0.02, 0.5, part);
      return [
        bend * Math.sin(turn) + Math.abs(apart) * 0.2 * part,
        -bend * Math.cos(turn) + 0.15 * apart * apart * smooth(0.1, 0.8, part),
        across,
      ];
    });
    group.add(
      limb(
        points,
        (v) =>
          v < 0.22
            ? mix(0.62, 1.72, smooth(0.06, 0.22, v))
            : v > 0.8
              ? mix(1.72, 0.42, smooth(0.8, 0.965, v)) * (1 - smooth(0.985, 1, v))
              : 1.72,
        (u, v) => {
          const yellow = blend(rgb("#f0bd12"), rgb("#fad73c"), 0.5 + noise(u * 3 + at, v * 5, at) * 0.8);
          const green = (1 - smooth(0.1, 0.3, v)) * 0.62 + smooth(0.84, 0.95, v) * 0.3;
          const fleck =
            smooth(0.5, 0.62, roughness(u * 11 + at * 3, v * 24, at)) * smooth(0.25, 0.45, v) * 0.5;
          const edge = smooth(0.9, 1, Math.cos(u * TURN * 5 + 0.7)) * 0.16;
          return blend(
            blend(blend(yellow, rgb("#a3b53a"), green), rgb("#6d4312"), fleck + edge),
            rgb("#37230e"),
            smooth(0.955, 0.975, v),
          );
        },
        { skin: peel(0.48, 0.35), detail: (u) => 1 + 0.045 * Math.cos(u * TURN * 5 + 0.7) },
      ),
    );
  }
  const turn = radians(66);
  const [x, y] = [8.6 * Math.sin(turn), -8.6 * Math.cos(turn)];
  group.add(
    limb(
      [
        [x - 0.7, y - 1.2, 0],
        [x + 0.35, y + 0.7, 0],
        [x + 0.95, y + 2.1, 0.1],
      ],
      (v) => mix(0.95, 1.15, v) * (1 - smooth(0.95, 1, v)),
      (_u, v) => blend(rgb("#a3a83c"), rgb("#4d3415"), smooth(0.5, 0.95, v)),
      { skin: peel(0.6, 0.1), columns: 28, rows: 30, flat: 0.8 },
    ),
  );
  group.rotation.y = 0.24;
  return new Group().add(group);
}

function carrot(seed: number): Group {
  const group = limb(
    [
      [0, 0, 0],
      [4, 0.1, noise(seed, 1.4) * 0.5],
      [8.5, 0, noise(seed, 4.1) * 0.9],
      [13.5, -0.1, noise(seed, 7.3) * 1.6],
    ],
    (v) => mix(1.62, 0.14, v ** 0.92) * Math.sqrt(1 - (1 - Math.min(1, v / 0.07)) ** 2),
    (u, v) => {
      const mark =
        smooth(0.62, 0.95, Math.sin(v * 95 + noise(u * 4, v * 9, seed) * 8)) *
        smooth(0, 0.4, noise(u * 5, v * 13, seed));
      return blend(
        blend(
          blend(rgb("#e4590a"), rgb("#f4811c"), 0.5 + noise(u * 4, v * 7, seed)),
          rgb("#a83d05"),
          mark * 0.5 + (1 - smooth(-0.02, 0.04, v)) * 0.4,
        ),
        rgb("#f7b26a"),
        smooth(0.9, 1, v) * 0.5,
      );
    },
    {
      skin: peel(0.42, 0.45),
      rows: 140,
      detail: (u, v) => 1 + 0.014 * Math.sin(v * 95 + noise(u * 4, v * 9, seed) * 8),
    },
  );
  const random = seeded(`carrot ${seed}`);
  for (let at = 0; at < 9; at++) {
    const turn = at * 2.4 + seed;
    const [up, out] = [Math.cos(turn) * 0.55, Math.sin(turn) * 0.55];
    const long = 3.4 + random() * 2.6;
    group.add(
      string(
        [
          [0.25, up * 0.6, out * 0.6],
          [-1, up * 1.1 + 0.1, out * 1.1],
          [-long, up * 2.4 + 0.25, out * 3],
        ],
        (p) => 0.24 - p * 0.12,
        matt(at % 2 ? "#5f8f33" : "#76a544", 0.65),
        { steps: 10, sides: 6 },
      ),
    );
    for (let each = 0; each < 4; each++) {
      const leaf = leafBlade(1.9, 0.55, at * 4 + each, {
        ruffle: 0.9,
        bend: 0.6,
        tones: ["#2f7022", "#67a53c"],
        rib: "#7fb355",
      });
      leaf.position.set(-long + each * 0.5, up * 2.4 + 0.25, out * 3);
      leaf.rotation.set(out * 0.9 + (each - 1.5) * 0.7, 0, 1.25 + (each % 2) * 0.5, "YZX");
      group.add(leaf);
    }
  }
  return group;
}

export function carrots(): Group {
  const group = resting(
    [
      [-5.2, 0, -5, 0, -4],
      [-6, 0, -1.8, 30, 3],
      [-5.4, 0, 1.4, 90, -2],
      [-6.2, 0, 4.6, 140, 4],
      [-4.6, 2.5, -3.2, 60, 5],
      [-5.2, 2.6, 0, 200, -5],
      [-4.4, 2.5, 3, 250, 3],
    ],
    carrot,
  );
  group.rotation.y = radians(-34);
  return new Group().add(group);
}

/** An ear along x, its base on the left; closed, its leaves go all the way. */
function ear(seed: number, isClosed: boolean): Group {
  const group = new Group();
  const length = 16;
  const kernel = (u: number, v: number) => {
    const row = Math.abs(Math.sin(u * TURN * 7)) ** 0.45;
    return row * Math.abs(Math.sin((v * 34 + (Math.floor(u * 14) % 2) * 0.5) * Math.PI)) ** 0.45;
  };
  const cob = surface(
    (u, v) => {
      const far = 2.35 * Math.sin(Math.PI * mix(0.1, 0.975, v ** 1.12)) ** 0.4 * (0.88 + 0.13 * kernel(u, v));
      return [v * length, Math.sin(u * TURN) * far, Math.cos(u * TURN) * far];
    },
    peel(0.22, 0.85),
    {
      columns: 224,
      rows: 240,
      color: (u, v) =>
        blend(
          rgb("#b8740a"),
          blend(
            rgb("#f5c11f"),
            rgb("#ffe272"),
            0.45 + noise(Math.floor(u * 14) * 3.1 + seed, Math.floor(v * 34) * 2.7, seed),
          ),
          smooth(0.25, 0.8, kernel(u, v)),
        ),
    },
  );
  group.add(cob);
  const husk = (turn: number, long: number, bend: number, wide: number, at: number) => {
    const leaf = leafBlade(long, wide, at + seed * 7, {
      ruffle: 0.05,
      bend,
      cup: 0.75,
      tones: ["#6f9f38", "#bcd482"],
      rib: "#d9e6ae",
      pointed: true,
    });
    leaf.position.z = -1.6;
    leaf.rotation.x = -0.1 * bend - 0.06;
    const holder = new Group().add(leaf);
    holder.rotation.y = turn;
    const along = new Group().add(holder);
    along.rotation.z = -Math.PI / 2;
    along.position.x = -2;
    group.add(along);
  };
  if (isClosed) for (let at = 0; at < 9; at++) husk((at / 9) * TURN, 20.5, 0.02, 2.7, at);
  else {
    for (let at = 0; at < 7; at++) husk(mix(1.7, 4.6, at / 6) + Math.PI, 8.6 + (at % 3), 0.12, 2.6, at);
    for (const [at, turn] of [-2.2, -1.5, 1.4, 2.3].entries())
      husk(turn + Math.PI, 10.5 + (at % 2) * 2, 1.15, 2.3, at + 9);
  }
  const stalk = limb(
    [
      [-4, 0, 0],
      [-2.4, 0.05, 0],
      [0, 0, 0],
    ],
    (v) => mix(0.85, 1.4, v) * ends(v, 0.04, 0.01),
    (u, v) => blend(rgb("#c6d68e"), rgb("#8fae52"), noise(u * 8, v * 3) + 0.5),
    { skin: peel(0.6, 0.1), rows: 30 },
  );
  group.add(stalk);
  if (isClosed)
    for (let at = 0; at < 26; at++)
      group.add(
        string(
          [
            [15.6, noise(at, 1.1) * 0.5, noise(at, 2.2) * 0.5],
            [18, noise(at, 3.3) * 1.4 + 0.2, noise(at, 4.4) * 1.6],
            [19.8, noise(at, 5.5) * 2.6 - 0.3, noise(at, 6.6) * 3],
          ],
          0.07,
          matt(at % 3 ? "#b9773a" : "#7d4a20", 0.6),
          { steps: 8, sides: 4 },
        ),
      );
  return group;
}

export function ears(): Group {
  const group = resting(
    [
      [-8, 0, -5.4, 0, 3],
      [-7, 0, 0.2, 30, -4],
      [-8, 0, 6, -30, 4],
      [-6.6, 3.9, -2.4, 10, -9],
    ],
    (at) => ear(at, at === 0),
  );
  group.rotation.y = radians(-32);
  return new Group().add(group);
}

// Fruit.

/** A bunch that lies on the table, its stalk behind. */
export function grapes(): Group {
  const group = new Group();
  const random = seeded("grapes");
  const wideAt = (part: number) => 5.6 * Math.sin(Math.PI * mix(0.24, 0.965, part)) ** 0.8 + 0.5;
  for (const [inside, rows] of [
    [1, 11],
    [0.62, 9],
  ] as const)
    for (let row = 0; row < rows; row++) {
      const part = row / (rows - 1);
      const wide = wideAt(part) * inside;
      const count = Math.max(1, Math.round((wide * Math.PI * 1.1) / 1.95));
      for (let at = 0; at < count; at++) {
        const turn = ((at + (row % 2) * 0.5) / count - 0.5) * Math.PI * 1.16;
        const tone = random();
        const berry = blob(
          () => 1.22,
          peel(0.34, 0.5),
          (x, y, z) =>
            blend(
              blend(
                blend(rgb("#2a0f2c"), rgb("#6b2350"), tone * 0.8 + y * 0.2),
                rgb("#a99bc4"),
                0.04 + smooth(-0.1, 0.7, noise(x * 1.6 + tone * 9, y * 1.6, z * 1.6 + at)) * 0.3,
              ),
              rgb("#3f2a1a"),
              smooth(0.975, 0.985, -y),
            ),
          0.55,
        );
        berry.scale.set(1, 1.16, 1);
        berry.position.set(
          Math.sin(turn) * wide + (random() - 0.5) * 0.5,
          Math.cos(turn) * wide * 0.72 + (random() - 0.5) * 0.5,
          mix(-7, 8.2, part) + (random() - 0.5) * 0.7,
        );
        berry.rotation.set(1.2 + random() * 0.7, random() * 6, (random() - 0.5) * 0.6);
        group.add(berry);
      }
    }
  const wood = matt("#7d7434", 0.75);
  group.add(
    string(
      [
        [0, 2, -5],
        [0.1, 3.2, -8.4],
        [-0.5, 3.8, -11],
      ],
      (p) => mix(0.42, 0.34, p),
      wood,
    ),
    string(
      [
        [-2.4, 4.3, -11.6],
        [-0.5, 3.8, -11],
        [1.6, 3.6, -10.6],
      ],
      0.42,
      matt("#6b4f2a", 0.8),
    ),
  );
  for (const side of [-1, 1])
    group.add(
      string(
        [
          [0, 3, -7.6],
          [side * 1.6, 3.6, -7],
          [side * 3, 3.2, -6],
        ],
        0.16,
        wood,
      ),
    );
  return group;
}

export const oranges = (): Group =>
  resting(
    [
      [-6.9, 0, -2.6, 30, 0, 20],
      [0, 0, -4.4, 70, 50],
      [6.9, 0, -2.6, 120, 90],
      [-3.4, 0, 3, 50, 140, 40],
      [-3.5, 5.2, -1.6, 90, 20],
      [3.5, 5.2, -1.8, 20, 70, 60],
      [0.2, 4.8, 2.2, 60, 10],
      [3.9, 0, 4, -14, -8],
    ],
    (at) => (at === 7 ? citrusHalf(3.45, "#f58f14", "#ef7d0c") : orange(at)),
  );

export const limes = (): Group =>
  resting(
    [
      [-4.8, 0, -2.6, 70, 20, 10],
      [0, 0, -3.2, 80, 80],
      [4.8, 0, -2.6, 60, 150],
      [-2.6, 0, 1.2, 85, 230],
      [-2.2, 3.4, -1.6, 90, 120],
      [2.6, 3.3, -1.8, 75, 40],
      [2.6, 0, 2.2, -18, -10],
    ],
    (at) => (at === 6 ? citrusHalf(2.35, "#c3d96a", "#6fa52c") : lime(at)),
  );

export function strawberry(seed: number): Group {
  const group = new Group();
  const [rows, round] = [10, 13];
  const pip = (u: number, v: number) => {
    const row = Math.floor(v * rows);
    const across = ((u * round + (row % 2) * 0.5) % 1) - 0.5;
    const wide = Math.max(0.25, Math.sin(Math.PI * Math.min(0.62, v * 0.75)));
    return Math.hypot(across * wide * 1.5, ((v * rows) % 1) - 0.5);
  };
  const lean = noise(seed * 1.7, 0.5);
  const body = surface(
    (u, v) => {
      const turn = u * TURN;
      const outline = 2.35 * v ** 0.6 * Math.sqrt(1 - smooth(0.78, 1.0, v) ** 2 * 0.94);
      const far =
        outline *
        (1 +
          0.1 * noise(Math.sin(turn) + seed * 3, v * 2, Math.cos(turn)) -
          0.045 * (1 - smooth(0.1, 0.32, pip(u, v))));
      const height = mix(-2.9, 2.1, Math.sin((v * Math.PI) / 2) ** 0.9);
      return [Math.sin(turn) * far + lean * (1 - v) * 0.9, height, Math.cos(turn) * far];
    },
    peel(0.2, 0.85),
    {
      columns: 156,
      rows: 140,
      color: (u, v) =>
        blend(
          rgb("#f0c860"),
          blend(
            blend(rgb("#b90a14"), rgb("#de2418"), 0.5 + noise(u * 5, v * 4, seed)),
            rgb("#f0a888"),
            smooth(0.95, 1, v) * 0.6,
          ),
          smooth(0.08, 0.13, pip(u, v)),
        ),
    },
  );
  group.add(body);
  for (let at = 0; at < 9; at++) {
    const sepal = leafBlade(2.5, 0.68, at + seed, {
      ruffle: 0.15,
      bend: 0.6,
      tones: ["#3a8024", "#66aa3a"],
      rib: "#86bf5c",
      pointed: true,
    });
    sepal.rotation.x = 1.75 + noise(at * 1.7, seed) * 0.5;
    const holder = new Group().add(sepal);
    holder.rotation.y = (at / 9) * TURN + seed;
    holder.position.y = 2.3;
    group.add(holder);
  }
  group.add(
    string(
      [
        [0, 2, 0],
        [0.1, 2.6, 0],
        [0.35, 3.2, 0.1],
      ],
      0.13,
      matt("#6fa33c", 0.7),
      { steps: 8, sides: 6 },
    ),
  );
  return group;
}

export function cherryTomato(seed: number): Group {
  const body = blob(
    (x, y, z) => 1.55 * (1 - smooth(0.84, 1, y) * 0.12 + noise(x + seed, y, z) * 0.02),
    peel(0.14, 0.95),
    (x, y, z) =>
      blend(
        blend(rgb("#b80f0c"), rgb("#dd2a12"), 0.5 + noise(x * 1.4 + seed, y * 1.4, z * 1.4)),
        rgb("#e2661e"),
        smooth(0.86, 1, y) * 0.5,
      ),
  );
  const group = new Group().add(body);
  const green = matt("#4c7d28", 0.65);
  for (let at = 0; at < 5; at++) {
    const turn = (at / 5) * TURN + seed;
    group.add(
      string(
        [
          [0, 1.4, 0],
          [Math.sin(turn) * 0.5, 1.55, Math.cos(turn) * 0.5],
          [Math.sin(turn) * 1.05, 1.4 + noise(at, seed) * 0.3, Math.cos(turn) * 1.05],
        ],
        (p) => 0.13 * (1 - p * 0.8),
        green,
        { steps: 8, sides: 5 },
      ),
    );
  }
  group.add(
    string(
      [
        [0, 1.4, 0],
        [0.05, 1.8, 0],
        [0.3, 2.2, 0.05],
      ],
      0.09,
      green,
      { steps: 6, sides: 5 },
    ),
  );
  return group;
}

/** Layers of one kind in a box, each a little higher in the middle than the box. */
export function boxful(
  layers: readonly (readonly [columns: number, rows: number, height: number])[],
  [stepX, stepZ]: readonly [number, number],
  make: (index: number) => Object3D,
  turnedBy: (index: number) => readonly [number, number, number] = (at) => [
    (at * 83) % 70,
    at * 67,
    (at * 47) % 60,
  ],
): Group {
  const random = seeded("boxful");
  const group = new Group();
  let index = 0;
  for (const [columns, rows, height] of layers)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const holder = new Group().add(make(index));
        const [a, b, c] = turnedBy(index);
        holder.rotation.set(radians(a), radians(b), radians(c), "YXZ");
        holder.position.set(
          (column - (columns - 1) / 2) * stepX + (random() - 0.5) * stepX * 0.16,
          height + (random() - 0.5) * 0.5,
          (row - (rows - 1) / 2) * stepZ + (random() - 0.5) * stepZ * 0.16,
        );
        group.add(holder);
        index += 1;
      }
  return group;
}

// Poultry and fish.

function grown(thing: Group, by: number): Group {
  thing.scale.setScalar(by);
  return new Group().add(thing);
}

const flesh =
  (seed: number, [one, two]: readonly [string, string], fat = "#f8e6d4"): Tint =>
  (u, v, x, y, z) =>
    blend(
      blend(rgb(one), rgb(two), 0.5 + noise(x * 0.5 + seed, y, z * 1.6) * 0.9),
      rgb(fat),
      smooth(0.25, 0.6, noise(u * 5 + seed, v * 16, seed)) * 0.4,
    );

const breast = (seed: number): Group =>
  limb(
    [
      [-5.6, 0, 0.2],
      [-2.5, 0.1, 0.5],
      [1.5, 0.1, 0.2],
      [6, -0.1, -0.8],
    ],
    (v) => mix(3.5, 1.1, smooth(0.3, 1, v)) * ends(v, 0.3, 0.12),
    flesh(seed, ["#e2937c", "#f1b39b"]),
    {
      skin: peel(0.26, 0.8),
      flat: 0.56,
      columns: 64,
      detail: (u, v) => 1 + 0.05 * noise(u * 3 + seed, v * 4, seed) + 0.012 * Math.sin(u * TURN * 12 + v * 9),
    },
  );

export const breasts = (): Group =>
  resting(
    [
      [-5.8, 0, 0, 0, 82],
      [5.6, 0, 0.2, 0, 98],
      [-0.4, 0.5, 0.1, 0, 266, 2],
    ],
    (at) => grown(breast(at), 1.06),
  );

const skin =
  (seed: number): Tint =>
  (u, v, x, y, z) =>
    blend(
      blend(rgb("#e0a06a"), rgb("#f0c28e"), 0.5 + noise(x * 0.7 + seed, y * 0.7, z * 0.7)),
      rgb("#f6dcb4"),
      smooth(0.2, 0.7, roughness(u * 9 + seed, v * 14, seed)) * 0.45,
    );

const goose = (seed: number) => (u: number, v: number) =>
  1 + 0.05 * noise(u * 4 + seed, v * 5, seed) + 0.012 * roughness(u * 26, v * 30, seed);

function leg(seed: number): Group {
  const thigh = limb(
    [
      [-7, 0, 0.6],
      [-4.5, 0.2, 1.2],
      [-1.5, 0.1, 0.7],
      [1.2, 0, 0],
    ],
    (v) => mix(3.1, 2.3, v) * ends(v, 0.35, 0.4),
    skin(seed),
    { skin: peel(0.3, 0.65), flat: 0.72, detail: goose(seed), columns: 56 },
  );
  const drum = limb(
    [
      [-1.4, 0, 0.4],
      [1.6, 0.1, -0.5],
      [4.6, 0, -0.3],
      [7.4, 0, 0.5],
    ],
    (v) => mix(2.25, 0.72, smooth(0.25, 0.85, v)) * ends(v, 0.3, 0.06),
    skin(seed + 3),
    { skin: peel(0.3, 0.65), flat: 0.85, detail: goose(seed + 3), columns: 56 },
  );
  const bone = blob(
    (x) => 0.82 * (1 + 0.2 * Math.abs(x)),
    peel(0.4, 0.4),
    (_x, y) => blend(rgb("#e6c9b2"), rgb("#fbf1e2"), 0.5 + y * 0.5),
  );
  bone.position.set(7.6, 0, 0.6);
  return new Group().add(thigh, drum, bone);
}

export const legs = (): Group =>
  resting(
    [
      [-0.6, 0, -4, 0, 2],
      [0.6, 0, 3.6, 0, 182],
      [0.8, 2, -0.6, 0, -14, 0, 0.94],
    ],
    (at) => grown(leg(at), 1.08),
  );

function wing(seed: number): Group {
  const part = (points: readonly Spot[], low: number, high: number, at: number) =>
    limb(points, (v) => mix(low, high, smooth(0.1, 0.9, v)) * ends(v, 0.2, 0.16), skin(seed + at), {
      skin: peel(0.3, 0.65),
      flat: 0.8,
      detail: goose(seed + at),
      rows: 60,
    });
  const knob = ball(0.5, matt("#f6e6d2", 0.45));
  knob.position.set(-3.5, 0, -2.1);
  return new Group().add(
    part(
      [
        [-3.4, 0, -2],
        [-2, 0.1, -0.8],
        [0.2, 0, 1.7],
      ],
      0.75,
      1.6,
      0,
    ),
    part(
      [
        [-0.3, 0, 1.9],
        [1.6, 0.15, 0.6],
        [3.5, 0, -1.4],
      ],
      1.25,
      0.85,
      2,
    ),
    part(
      [
        [3.4, 0, -1.2],
        [4.2, 0, 0],
        [4.3, 0, 1.8],
      ],
      0.75,
      0.22,
      5,
    ),
    knob,
  );
}

export const wings = (): Group =>
  resting(
    [
      [-5.6, 0, -3.4, 0, 8],
      [0.6, 0, -3.8, 0, -10],
      [6, 0, -3.2, 0, 14],
      [-5.8, 0, 2.6, 0, -6],
      [0, 0, 2.8, 0, 12],
      [6, 0, 3, 0, -4],
      [-3, 1.7, -0.6, 0, 22],
      [3, 1.7, -0.4, 0, -16],
    ],
    (at) => grown(wing(at), 1.28),
  );

function fillet(seed: number): Group {
  const long = 17.5;
  const side = (v: number) => 2.9 * Math.sin(Math.PI * mix(0.1, 0.97, v ** 0.86)) ** 0.7;
  const body = surface(
    (u, v) => {
      const across = 2 * u - 1;
      const groove = 0.24 * Math.exp(-((across - 0.08) ** 2) * 220);
      const thick =
        (1.5 * (1 - Math.abs(across) ** 2.4) - groove) * Math.sin(Math.PI * mix(0.12, 0.97, v)) ** 0.5;
      return [
        (v - 0.5) * long,
        thick + 0.12 * noise(v * 5, across * 2, seed),
        across * side(v) * (1 + 0.07 * noise(v * 6, seed)) + Math.sin(v * 3 + seed) * 0.5,
      ];
    },
    peel(0.24, 0.8),
    {
      columns: 80,
      rows: 200,
      color: (u, v) => {
        const across = 2 * u - 1;
        const chevron = Math.sin((v * 17 + Math.abs(across - 0.08) * 2.4) * TURN);
        const pale = blend(rgb("#e9b8a8"), rgb("#f6d6c8"), 0.5 + noise(v * 9, across * 3, seed));
        return blend(
          blend(pale, rgb("#fffaf4"), smooth(0.7, 1, chevron) * 0.75),
          rgb("#b8463f"),
          Math.exp(-((across - 0.08) ** 2) * 90) * smooth(0.05, 0.3, v) * (0.55 + 0.3 * noise(v * 14, seed)) +
            smooth(0.94, 1, Math.abs(across)) * 0.12,
        );
      },
    },
  );
  return new Group().add(body);
}

export const tilapia = (): Group =>
  resting(
    [
      [0.2, 0, -3.7, 0, -3],
      [-0.2, 0.3, 0, 0, 183],
      [0.3, 0, 3.7, 0, 4],
    ],
    fillet,
  );

/** A whole fish on its side, its head on the left. */
export function fish(): Group {
  const group = new Group();
  const long = 18;
  const back = (t: number) =>
    5 * Math.sin(Math.PI * t ** 0.66) ** 0.82 * (1 - 0.2 * t) + 0.95 * smooth(0.7, 1, t);
  const belly = (t: number) =>
    4.4 * Math.sin(Math.PI * t ** 0.72) ** 0.86 * (1 - 0.25 * t) + 0.85 * smooth(0.7, 1, t);
  const thick = (t: number) =>
    2.2 * Math.sin(Math.PI * t ** 0.62) ** 0.75 * (1 - 0.35 * t) + 0.3 * smooth(0.6, 1, t);
  const scale = (x: number, z: number) => {
    const row = Math.floor(z / 0.52);
    const [a, b] = [(((x / 0.8 + (row % 2 ? 0.5 : 0)) % 1) + 1) % 1, (((z / 0.52) % 1) + 1) % 1];
    return Math.hypot((a - 0.1) * 0.9, (b - 0.5) * 1.25);
  };
  const body = surface(
    (u, v) => {
      const turn = u * TURN;
      const [top, low] = [back(v), belly(v)];
      const half = (top + low) / 2;
      const z = (low - top) / 2 + Math.cos(turn) * half;
      const raised = v > 0.27 && v < 0.97 ? 0.05 * (1 - smooth(0.2, 0.75, scale(v * long, z))) : 0;
      return [
        v * long - long / 2,
        Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.8 * (thick(v) + raised),
        z,
      ];
    },
    peel(0.24, 0.8),
    {
      columns: 260,
      rows: 300,
      color: (_u, v, x, _y, z) => {
        const part = (z + back(v)) / Math.max(0.01, back(v) + belly(v));
        const side = blend(
          rgb("#4f5c55"),
          rgb("#a9b3ad"),
          smooth(0.04, 0.42, part + noise(x * 0.4, z * 0.4) * 0.12),
        );
        const tone = blend(
          blend(side, rgb("#efe9df"), smooth(0.5, 0.92, part)),
          rgb("#d99a94"),
          smooth(0.7, 1, part) * 0.22,
        );
        const onBody = smooth(0.27, 0.3, v) * (1 - smooth(0.93, 0.98, v));
        const scaled = blend(tone, rgb("#38443f"), smooth(0.5, 0.72, scale(v * long, z)) * onBody * 0.5);
        const bar =
          smooth(0.35, 0.9, Math.sin(v * 34 + 0.6)) * onBody * (1 - smooth(0.45, 0.75, part)) * 0.22;
        const gill =
          Math.exp(-((v - 0.265 + 0.06 * (part - 0.5) ** 2 * 4) ** 2) * 14000) *
          smooth(0.16, 0.3, part) *
          (1 - smooth(0.86, 0.95, part));
        return blend(blend(scaled, rgb("#2f3833"), bar), rgb("#5d2f2c"), gill * 0.8);
      },
    },
  );
  group.add(body);
  const fin = (
    edge: (u: number) => Spot,
    outer: (u: number) => Spot,
    rays: number,
    tone: readonly [string, string],
  ) =>
    surface(
      (u, v) => {
        const [a, b] = [edge(u), outer(u)];
        const jag = 1 - 0.1 * Math.abs(Math.sin(u * rays * Math.PI)) * v;
        return [
          mix(a[0], b[0], v * jag),
          mix(a[1], b[1], v * jag) + 0.05 * Math.sin(u * rays * TURN),
          mix(a[2], b[2], v * jag),
        ];
      },
      peel(0.45, 0.4),
      {
        columns: 120,
        rows: 16,
        color: (u, v) =>
          blend(
            blend(rgb(tone[0]), rgb(tone[1]), v),
            rgb("#39423e"),
            smooth(0.3, 0.9, Math.abs(Math.cos(u * rays * Math.PI))) * 0.5,
          ),
      },
    );
  const gray = ["#6d7872", "#8d8784"] as const;
  const red = ["#8a8580", "#b08078"] as const;
  const at = (t: number) => t * long - long / 2;
  group.add(
    fin(
      (u) => [at(mix(0.3, 0.9, u)), 0.2, -back(mix(0.3, 0.9, u)) + 0.4],
      (u) => [
        at(mix(0.34, 0.985, u)),
        0.35,
        -back(mix(0.3, 0.9, u)) -
          1.9 * Math.sin(Math.PI * mix(0.2, 0.86, u)) ** 0.6 -
          0.8 * smooth(0.7, 0.9, u),
      ],
      16,
      gray,
    ),
    fin(
      (u) => [at(mix(0.64, 0.9, u)), 0.2, belly(mix(0.64, 0.9, u)) - 0.4],
      (u) => [
        at(mix(0.7, 0.99, u)),
        0.3,
        belly(mix(0.64, 0.9, u)) + 1.7 * Math.sin(Math.PI * mix(0.3, 0.85, u)) ** 0.6,
      ],
      9,
      red,
    ),
    fin(
      (u) => [at(0.975), 0.15, mix(-0.95, 0.9, u)],
      (u) => [at(1.0) + 3.9 - 0.8 * Math.sin(u * Math.PI), 0.25, mix(-3.5, 3.4, u)],
      12,
      red,
    ),
    fin(
      (u) => [at(mix(0.3, 0.37, u)), 1.1, belly(0.33) - 0.7 + u * 0.2],
      (u) => [at(mix(0.44, 0.56, u)), 0.7, belly(0.4) + mix(1.1, 0.2, u)],
      6,
      red,
    ),
    fin(
      (u) => [at(0.295), thick(0.3) + 0.05, mix(0.1, 1.2, u)],
      (u) => [at(mix(0.48, 0.44, u)), thick(0.42) + 0.25, mix(-0.5, 2.1, u)],
      7,
      ["#7d8580", "#a8a49d"],
    ),
  );
  const eyeAt = new Vector3(at(0.105), thick(0.105) * 0.86, -1.15);
  const white = ball(0.62, matt("#d8c98f", 0.25));
  const pupil = ball(0.42, matt("#0c0d0e", 0.08));
  for (const each of [white, pupil]) {
    each.position.copy(eyeAt);
    each.scale.y = 0.5;
  }
  pupil.position.y += 0.2;
  group.add(
    white,
    pupil,
    string(
      [
        [at(0.004), 0.15, 0.12],
        [at(0.03), thick(0.03) * 0.85, 0.42],
        [at(0.065), thick(0.065) * 0.95, 0.72],
      ],
      0.1,
      matt("#2a2524", 0.6),
      { steps: 12, sides: 6 },
    ),
  );
  return group;
}

function shrimp(seed: number): Group {
  const segments = 6;
  const way = Array.from({ length: 13 }, (_, step): Spot => {
    const turn = radians(mix(-70, 165, step / 12));
    return [Math.cos(turn) * 2.7, 0, Math.sin(turn) * 2.7];
  });
  const shell = (v: number) => (v * segments) % 1;
  const group = limb(
    way,
    (v) => mix(1.45, 0.5, v ** 1.2) * (1 + 0.09 * (1 - shell(v)) - 0.05) * ends(v, 0.1, 0.05),
    (u, v, x, y) => {
      const pink = blend(rgb("#e9a98e"), rgb("#f4cdb8"), 0.5 + noise(x + seed, y, v * 6) * 0.9);
      const bandOf = (1 - smooth(0, 0.16, shell(v))) * 0.75;
      const inner = smooth(0.2, 0.9, -Math.cos(u * TURN)) * 0.35;
      return blend(
        blend(blend(pink, rgb("#d86a4a"), bandOf), rgb("#fbeee4"), inner),
        rgb("#d4502f"),
        smooth(0.86, 1, v) * 0.8,
      );
    },
    { skin: peel(0.2, 0.9), rows: 144, flat: 0.92 },
  );
  const tip = radians(165);
  for (const side of [-1, -0.35, 0.35, 1]) {
    const blade = surface(
      (u, v) => {
        const wide = 0.42 * Math.sin(Math.PI * mix(0.12, 0.9, v)) ** 0.7;
        const way2 = tip + Math.PI / 2 + side * 0.36;
        const [along, across] = [v * 1.7, (2 * u - 1) * wide];
        return [
          Math.cos(tip) * 2.7 + Math.cos(way2) * along - Math.sin(way2) * across,
          0.12 * (1 - Math.abs(side)) + 0.1 + 0.06 * Math.cos((2 * u - 1) * 1.5),
          Math.sin(tip) * 2.7 + Math.sin(way2) * along + Math.cos(way2) * across,
        ];
      },
      peel(0.25, 0.8),
      { columns: 16, rows: 24, color: (_u, v) => blend(rgb("#e2683f"), rgb("#b8331c"), v) },
    );
    group.add(blade);
  }
  for (let at = 0; at < 5; at++) {
    const turn = radians(mix(-45, 95, at / 4));
    const far = 2.7 - mix(1.1, 0.6, at / 4);
    group.add(
      string(
        [
          [Math.cos(turn) * far, -0.3, Math.sin(turn) * far],
          [Math.cos(turn + 0.2) * (far - 0.7), -0.45, Math.sin(turn + 0.2) * (far - 0.7)],
        ],
        (p) => 0.17 * (1 - p * 0.7),
        matt("#e8a184", 0.4),
        { steps: 6, sides: 5 },
      ),
    );
  }
  return group;
}

export const shrimps = (): Group =>
  resting(
    [
      [-6.2, 0, -2.8, 0, 20],
      [-0.6, 0, -3, 0, -15],
      [5.4, 0, -2.8, 0, 30],
      [-6, 0, 3.2, 0, 160],
      [0.2, 0, 3, 0, 10],
      [5.8, 0, 3, 0, 200],
      [-3, 1.6, 0.2, 4, 60],
      [3, 1.6, -0.2, -4, 140],
    ],
    shrimp,
  );

// From the oven and the pan.

export function baguette(): Group {
  const slash = (u: number, v: number) => {
    const across = Math.cos(u * TURN);
    return (
      Math.max(0, Math.cos((v * 4.6 + across * 0.5 - 0.3) * TURN)) ** 2.2 *
      smooth(0.35, 0.85, Math.sin(u * TURN)) *
      smooth(0.06, 0.14, v) *
      (1 - smooth(0.86, 0.94, v))
    );
  };
  const loaf = limb(
    [
      [-17, 0, 0],
      [-6, 0, 0.4],
      [6, 0, 0.3],
      [17, 0, -0.3],
    ],
    (v) => 3.7 * Math.sin(Math.PI * mix(0.015, 0.985, v)) ** 0.4,
    (u, v) => {
      const top = Math.sin(u * TURN);
      const crusty = blend(rgb("#dc9a45"), rgb("#a85f1e"), 0.4 + roughness(u * 5, v * 22) * 0.5 + top * 0.12);
      const open = slash(u, v);
      return blend(
        blend(
          blend(
            crusty,
            rgb("#efcf95"),
            smooth(0.25, 0.95, open) * 0.9 * (0.75 + 0.5 * roughness(u * 9, v * 40)),
          ),
          rgb("#6d330b"),
          smooth(0.05, 0.18, open) * (1 - smooth(0.2, 0.4, open)) * 0.75,
        ),
        rgb("#f6ead0"),
        smooth(0.25, 0.7, roughness(u * 16, v * 60)) * 0.28 + (1 - smooth(-0.7, -0.2, top)) * 0.2,
      );
    },
    {
      skin: peel(0.62, 0.15),
      flat: 0.8,
      columns: 120,
      rows: 320,
      detail: (u, v) =>
        1 -
        0.1 * slash(u, v) +
        0.05 * smooth(0.02, 0.2, slash(u, v)) * (1 - smooth(0.2, 0.5, slash(u, v))) +
        0.03 * noise(u * 5, v * 14),
    },
  );
  loaf.rotation.y = radians(38);
  return new Group().add(loaf);
}

function taco(seed: number): Group {
  const group = new Group();
  const far = 5.6;
  for (const side of [-1, 1])
    group.add(
      surface(
        (u, v) => {
          const turn = u * Math.PI;
          const [x, y] = [Math.cos(turn) * far * v, Math.sin(turn) * far * v];
          const open = 0.9 * Math.sin((Math.min(1, y / 3) * Math.PI) / 2) + 0.12 * y * 0.6;
          return [x * 1.06, y, side * (open + 0.12 * noise(x * 0.5, y * 0.5, seed + side))];
        },
        peel(0.5, 0.4),
        {
          columns: 100,
          rows: 60,
          color: (_u, v, x, y) =>
            blend(
              blend(rgb("#d9952f"), rgb("#f0bb55"), 0.5 + roughness(x * 0.7 + seed, y * 0.7, side) * 0.7),
              rgb("#8f4f12"),
              smooth(0.35, 0.75, roughness(x * 1.3 + seed * 3, y * 1.3, side * 2)) * 0.75 +
                smooth(0.95, 1, v) * 0.4,
            ),
        },
      ),
    );
  const mash = limb(
    Array.from({ length: 13 }, (_, step): Spot => {
      const turn = mix(0.12, 0.88, step / 12) * Math.PI;
      return [Math.cos(turn) * 5.1, Math.sin(turn) * 5, 0];
    }),
    (v) => 1.25 * ends(v, 0.12, 0.12),
    (u, v) => blend(rgb("#f0d98e"), rgb("#fbf0c4"), 0.5 + roughness(u * 6 + seed, v * 16)),
    { skin: peel(0.8, 0.05), rows: 100, detail: (u, v) => 1 + 0.16 * roughness(u * 4 + seed, v * 14, seed) },
  );
  group.add(mash);
  const random = seeded(`taco ${seed}`);
  for (let at = 0; at < 34; at++) {
    const turn = mix(0.16, 0.84, random()) * Math.PI;
    const [x, y] = [Math.cos(turn) * 5.9, Math.sin(turn) * 5.7];
    const [a, b] = [(random() - 0.5) * 2.4, (random() - 0.5) * 1.6];
    group.add(
      string(
        [
          [x - a, y - 0.25, b - 0.3],
          [x, y + 0.45 + random() * 0.5, b * 0.4],
          [x + a, y - 0.1, -b],
        ],
        0.14,
        matt(["#7fb23f", "#a9d06a", "#5f9a30"][at % 3] ?? "#7fb23f", 0.6),
        { steps: 8, sides: 5 },
      ),
    );
  }
  return group;
}

export const tacos = (): Group =>
  resting(
    [
      [-5.4, 0, -6.4, -14, 14],
      [-6.2, 0, -1.6, -14, 10],
      [-5.2, 0, 3.4, -14, 15],
      [6.4, 0, -5.2, -14, 12],
      [5.6, 0, -0.4, -14, 16],
      [6.6, 0, 4.6, -14, 10],
    ],
    taco,
  );

function empanada(seed: number): Group {
  const far = 5.6;
  const body = surface(
    (u, v) => {
      const turn = u * TURN;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      // Half a disc with round corners, its straight side behind.
      const outline = s > 0 ? far : mix(far, far * 0.16, Math.min(1, -s * 1.15) ** 0.42);
      const [x, z] = [c * outline * v, s * outline * v];
      const puff = 2.7 * (1 - v ** 2.6) ** 0.62;
      return [x, v > 0.86 ? 0.5 : 0.5 + puff * (1 + 0.05 * noise(x, z, seed)), z];
    },
    peel(0.4, 0.5),
    {
      columns: 160,
      rows: 70,
      color: (_u, v, x, _y, z) =>
        blend(
          blend(rgb("#e3ab55"), rgb("#c47f2a"), 0.5 + roughness(x * 0.5 + seed * 3, z * 0.5) * 0.6),
          rgb("#8f5015"),
          smooth(0.3, 0.8, roughness(x * 1.1 + seed, z * 1.1, seed)) * 0.5 + (1 - v) * 0.16,
        ),
    },
  );
  const twist = limb(
    Array.from({ length: 19 }, (_, step): Spot => {
      const turn = mix(-0.04, 1.04, step / 18) * Math.PI;
      return [Math.cos(turn) * 5.55, 0.55, Math.sin(turn) * 5.55];
    }),
    (v) => 0.5 * ends(v, 0.05, 0.05),
    (u, v) => blend(rgb("#e8b665"), rgb("#a8651c"), 0.4 + 0.5 * Math.sin(v * 120 + u * TURN)),
    {
      skin: peel(0.45, 0.4),
      rows: 240,
      columns: 24,
      detail: (u, v) => 1 + 0.28 * Math.sin(v * 120 + u * TURN),
    },
  );
  return new Group().add(body, twist);
}

export const empanadas = (): Group =>
  resting(
    [
      [-5.2, 0, -3.4, 0, 14],
      [6, 0, -3.8, 0, -12],
      [-5.6, 0, 4, 0, -6],
      [5.8, 0, 3.8, 0, 10],
    ],
    empanada,
  );

// No food, but soft as well.

function sock([one, two]: readonly [string, string], seed: number): Group {
  return limb(
    [
      [0, 0, -8],
      [0.1, 0, -3],
      [0, 0, 1.6],
      [1.4, 0, 4.2],
      [4.6, 0, 4.9],
      [7.4, 0, 4.6],
    ],
    (v) => mix(2.5, 2.15, smooth(0.3, 0.8, v)) * (1 - 0.06 * smooth(0.1, 0.16, v)) * ends(v, 0.015, 0.16),
    (u, v) => {
      const heel = smooth(0.32, 0.18, Math.abs(v - 0.55) * 2.4) * smooth(0.1, 0.45, -Math.cos(u * TURN));
      const trim = 1 - smooth(0.125, 0.13, v) + smooth(0.86, 0.87, v) + heel;
      const knit = 0.16 * smooth(0.2, 1, Math.sin(u * TURN * 30 + seed));
      return blend(blend(rgb(one), rgb(two), trim), rgb("#3a3a44"), knit * (v < 0.13 ? 1 : 0.5));
    },
    {
      skin: peel(0.95, 0),
      flat: 0.36,
      rows: 200,
      columns: 120,
      detail: (u, v) =>
        1 + (v < 0.13 ? 0.018 : 0.006) * Math.sin(u * TURN * 30) + 0.02 * noise(u * 4, v * 9, seed),
    },
  );
}

/** Pairs, the two of each nearly on top of each other. */
export const socks = (): Group =>
  resting(
    [-1, 0, 1].flatMap((pair): Place[] => [
      [pair * 7.4 - 1.2, 0, 0.2 - pair * 0.4, 0, 6 - pair * 5],
      [pair * 7.4 + 0.5, 1.3, -0.2 - pair * 0.4, 0, -2 - pair * 5, -5],
    ]),
    (at) =>
      sock(
        (
          [
            ["#2f5f96", "#e98a2c"],
            ["#f3f1ec", "#2f5f96"],
            ["#e9b54a", "#8f3a2a"],
          ] as const
        )[Math.floor(at / 2)] ?? ["#2f5f96", "#e98a2c"],
        at,
      ),
  );
