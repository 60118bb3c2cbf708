// Fruit and vegetables.
import { Group, type Object3D } from "three";
import { matt, peel, plastic } from "../materials.ts";
import { ball, blob, made, mix, noise, rod, roughness, smooth, string, surface } from "../shapes.ts";
import { blend, rgb, type Rgb } from "./colors.ts";
import { arranged, grounded, heap, type Place } from "./place.ts";
import { SphereGeometry } from "three";

const green = (tone = "#4d7a2a") => matt(tone, 0.7);

/** A round fruit with a dimple above and below. */
function round(
  size: number,
  seed: number,
  color: (x: number, y: number, z: number) => Rgb,
  { tall = 1, dimple = 0.25, lobes = 0, rough = 0.35, shine = 0.5, taper = 0 } = {},
): Group {
  const group = new Group();
  const body = blob(
    (x, y, z) => {
      const pole = smooth(0.72, 1, y) * dimple + smooth(0.82, 1, -y) * dimple * 0.6;
      const turn = Math.atan2(x, z);
      return (
        size *
        (1 -
          pole +
          lobes * Math.cos(turn * 5 + seed) * 0.5 * (1 - y * y) +
          noise(x * 1.4 + seed * 7, y * 1.4, z * 1.4) * 0.035) *
        (1 - taper * y * 0.5 - taper * 0.1)
      );
    },
    peel(rough, shine),
    color,
  );
  body.scale.y = tall;
  return group.add(body);
}

function stem(height: number, thick: number, lean = 0.15, tone = "#6b4a2a") {
  return string(
    [
      [0, 0, 0],
      [lean * height * 0.4, height * 0.6, 0],
      [lean * height, height, 0],
    ],
    (part) => thick * mix(1.1, 0.8, part),
    matt(tone, 0.8),
    { steps: 10, sides: 8 },
  );
}

export function tomato(seed: number): Group {
  const group = round(
    2.5,
    seed,
    (x, y, z) =>
      blend(
        blend(rgb("#c91c12"), rgb("#e23a1c"), 0.5 + noise(x * 2 + seed, y * 2, z * 2)),
        rgb("#c66a1e"),
        smooth(0.88, 1, y) * 0.7,
      ),
    { tall: 1.28, dimple: 0.12, rough: 0.2, shine: 0.85 },
  );
  const cap = new Group();
  for (let at = 0; at < 5; at++) {
    const turn = (at / 5) * 6.283;
    cap.add(
      string(
        [
          [0, 0.1, 0],
          [Math.sin(turn) * 0.7, 0.22, Math.cos(turn) * 0.7],
          [Math.sin(turn) * 1.3, -0.05 + noise(seed, at) * 0.3, Math.cos(turn) * 1.3],
        ],
        (part) => 0.17 * (1 - part * 0.85),
        green(),
        { steps: 12, sides: 6 },
      ),
    );
  }
  cap.add(stem(0.7, 0.13, 0.3, "#55752c"));
  cap.position.y = 2.88;
  return group.add(cap);
}

const avocadoShape = (size: number, seed: number, bump: number) => (x: number, y: number, z: number) =>
  size *
  (1 -
    smooth(-0.1, 1, y) * 0.33 +
    smooth(0.7, 1, y) * 0.42 +
    roughness(x * 7 + seed * 3, y * 7, z * 7) * bump);

export function avocado(seed: number): Group {
  const group = new Group();
  const body = blob(
    avocadoShape(3, seed, 0.018),
    peel(0.55, 0.25),
    (x, y, z) => blend(rgb("#22301a"), rgb("#4d5a26"), 0.35 + roughness(x * 5 + seed, y * 5, z * 5) * 0.6),
    1.3,
  );
  const nub = ball(0.28, matt("#6d5a36"));
  nub.position.y = 3.22;
  return group.add(body, nub);
}

export function halfAvocado(): Group {
  const group = new Group();
  const outline = (turn: number, part: number): [number, number] => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const far = avocadoShape(3, 1, 0)(s, c, 0) * part;
    return [s * far, c * far];
  };
  group.add(
    surface(
      (u, v) => {
        const [x, y] = outline(u * 6.283, Math.sin((v * Math.PI) / 2));
        return [x, y, -Math.cos((v * Math.PI) / 2) * 2.6];
      },
      peel(0.55, 0.25),
      {
        color: (_u, _v, x, y, z) =>
          blend(rgb("#25331b"), rgb("#4d5a26"), 0.35 + roughness(x * 2, y * 2, z * 2) * 0.6),
      },
    ),
    surface(
      (u, v) => {
        const [x, y] = outline(u * 6.283, v);
        const pit = 1 - smooth(0.9, 1.35, Math.hypot(x, y + 0.75));
        return [x, y, 0.02 + Math.sin(v * 3) * 0.05 - pit * 0.4];
      },
      peel(0.42, 0.45),
      {
        rows: 40,
        columns: 96,
        color: (_u, v, x, y) =>
          blend(
            blend(
              blend(rgb("#f3eb9a"), rgb("#dfe07a"), noise(x, y) * 0.3 + 0.4),
              rgb("#9dbb45"),
              smooth(0.72, 0.93, v),
            ),
            rgb("#3d5a1e"),
            smooth(0.94, 1, v),
          ),
      },
    ),
  );
  const pit = blob(
    (x, y, z) => 1.28 * (1 + 0.02 * noise(x * 2, y * 2, z * 2)),
    peel(0.3, 0.6),
    (x, y, z) => blend(rgb("#6b3a1a"), rgb("#8f5529"), 0.5 + noise(x * 3, y * 9, z * 3)),
  );
  pit.position.set(0, -0.75, 0.1);
  return group.add(pit);
}

export function onion(seed: number): Group {
  const group = new Group();
  const body = blob(
    (x, y, z) =>
      3 *
      (1 -
        smooth(0.5, 1, y) * 0.02 +
        smooth(0.965, 1, y) * 0.34 +
        smooth(0.94, 1, -y) * 0.05 +
        0.003 * Math.sin(Math.atan2(x, z) * 26 + noise(x, z, seed) * 3)),
    peel(0.34, 0.55),
    (x, y, z) =>
      blend(
        blend(
          rgb("#dca45c"),
          rgb("#c98a44"),
          0.5 + 0.5 * Math.sin(Math.atan2(x, z) * 26 + noise(x * 2, y * 2, seed) * 5),
        ),
        rgb("#7a4a1c"),
        smooth(0.84, 1, y) * 0.8 + smooth(0.93, 1, -y) * 0.6,
      ),
    1.3,
  );
  body.scale.y = 0.92;
  const roots = new Group();
  for (let at = 0; at < 14; at++)
    roots.add(
      string(
        [
          [0, 0, 0],
          [noise(at, 1) * 0.7, -0.25, noise(at, 5) * 0.7],
          [noise(at, 2) * 1.3, -0.45, noise(at, 9) * 1.3],
        ],
        0.035,
        matt("#b79b6b"),
        { steps: 6, sides: 4 },
      ),
    );
  roots.position.y = -2.7;
  return group.add(body, roots);
}

export function potato(seed: number): Group {
  const body = blob(
    (x, y, z) => {
      const eye = [0, 1, 2, 3, 4].reduce(
        (sum, at) =>
          sum +
          smooth(
            0.97,
            1,
            x * Math.sin(at * 2.4 + seed) +
              y * Math.cos(at * 1.7) * 0.6 +
              z * Math.cos(at * 2.4 + seed) * 0.8,
          ) *
            0.07,
        0,
      );
      return 2.6 * (1 + noise(x * 1.1 + seed * 5, y * 1.1, z * 1.1) * 0.22 - eye);
    },
    peel(0.75, 0.05),
    (x, y, z) => {
      const spot = smooth(0.32, 0.6, roughness(x * 6 + seed * 3, y * 6, z * 6));
      return blend(
        blend(rgb("#cfa866"), rgb("#b98d4d"), 0.5 + noise(x * 2 + seed, y * 2, z * 2)),
        rgb("#7d5a31"),
        spot * 0.7,
      );
    },
    1.4,
  );
  body.scale.set(1.4, 0.95, 1.05);
  return new Group().add(body);
}

export function carrot(seed: number): Group {
  const group = new Group();
  group.add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const radius =
          mix(1.5, 0.16, v ** 0.85) *
          smooth(-0.04, 0.05, v) *
          (1 + 0.018 * Math.sin(v * 70 + noise(u * 3, seed) * 4)) *
          (1 - smooth(0.97, 1, v));
        return [Math.sin(turn) * radius + Math.sin(v * 2 + seed) * 0.25, -v * 15, Math.cos(turn) * radius];
      },
      peel(0.45, 0.3),
      {
        columns: 36,
        rows: 110,
        color: (u, v) =>
          blend(
            blend(rgb("#ee6c0c"), rgb("#f58a25"), 0.5 + noise(u * 4, v * 20, seed)),
            rgb("#7d8a2a"),
            (1 - smooth(0, 0.05, v)) * 0.7,
          ),
      },
    ),
  );
  for (let at = 0; at < 6; at++) {
    const turn = at * 1.05 + seed;
    group.add(
      string(
        [
          [0, -0.2, 0],
          [Math.sin(turn) * 0.35, 0.9, Math.cos(turn) * 0.35],
          [Math.sin(turn) * 0.7, 1.5 + (at % 3) * 0.4, Math.cos(turn) * 0.7],
        ],
        (p) => 0.19 - p * 0.08,
        green("#5d8a33"),
        { steps: 8, sides: 6 },
      ),
    );
  }
  return group;
}

/** A long hot pepper, or a broad one with lobes. */
function pepper(
  seed: number,
  {
    length = 8,
    wide = 1.35,
    tones = ["#2f6b21", "#4d8c2c"] as readonly [string, string],
    lobes = 0,
    bend = 0.5,
    tip = 0.25,
  },
): Group {
  const group = new Group();
  group.add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const outline =
          smooth(-0.06, 0.14, v) *
          mix(1, tip, smooth(0.25, 1, v)) *
          (1 - smooth(0.9, 1, v) ** 2) *
          (1 + lobes * Math.cos(turn * 3 + seed) * (1 - v * 0.6) + noise(v * 3, u * 2, seed) * 0.05);
        return [
          Math.sin(turn) * wide * outline + Math.sin(v * 2.6) * bend,
          -v * length - (v < 0.08 ? -lobes * 2 * (0.08 - v) * 10 : 0),
          Math.cos(turn) * wide * outline * (lobes ? 0.72 : 1),
        ];
      },
      peel(0.16, 0.95),
      {
        columns: 56,
        rows: 72,
        color: (u, v) => blend(rgb(tones[0]), rgb(tones[1]), 0.5 + noise(u * 4 + seed, v * 4) * 0.9),
      },
    ),
  );
  const cap = ball(wide * 0.42, green("#5d8a33"));
  cap.scale.y = 0.35;
  cap.position.y = -0.05;
  group.add(cap, stem(wide * 1.1, wide * 0.13, 0.4, "#5d8036"));
  return group;
}

export const jalapeno = (seed: number): Group =>
  pepper(seed, {
    length: 7.2,
    wide: 1.45,
    tones: seed % 4 === 3 ? ["#b3200f", "#cf3b16"] : ["#2b661f", "#4a8a2b"],
    bend: 0.35,
    tip: 0.55,
  });
export const poblano = (seed: number): Group =>
  pepper(seed, { length: 12.5, wide: 3.3, tones: ["#173d16", "#2c5c20"], lobes: 0.12, bend: 0.8, tip: 0.12 });
export const arbol = (seed: number): Group =>
  pepper(seed, { length: 8, wide: 0.55, tones: ["#8e1510", "#b32a17"], bend: 1.2, tip: 0.3 });
export const chipotle = (seed: number): Group =>
  pepper(seed, { length: 6, wide: 1.25, tones: ["#5a1b0e", "#7d2c14"], bend: 0.7, tip: 0.4 });

export function broccoli(): Group {
  const group = new Group();
  const stalk = matt("#9dbb6a", 0.7);
  const heads: [number, number, number, number][] = [[0, 0, 0, 3]];
  for (let at = 0; at < 15; at++) {
    const ring = at < 6 ? 0 : 1;
    const turn = ring ? ((at - 6) / 9) * 6.283 : (at / 6) * 6.283 + 0.4;
    heads.push([
      Math.sin(turn) * (ring ? 4.6 : 2.7),
      ring ? -1.9 : -0.4,
      Math.cos(turn) * (ring ? 4.6 : 2.7),
      ring ? 2.1 : 2.3,
    ]);
  }
  for (const [x, y, z, size] of heads) {
    const floret = blob(
      (a, b, c) =>
        size *
        (1 +
          0.1 * Math.abs(noise(a * 4 + x, b * 4 + y, c * 4 + z)) +
          0.1 * Math.abs(noise(a * 11 + x, b * 11, c * 11 + z))),
      peel(0.85, 0.05),
      (a, b, c) =>
        blend(
          rgb("#16401a"),
          rgb("#4a8134"),
          0.25 + 1.2 * Math.abs(noise(a * 11 + x, b * 11, c * 11 + z)) + b * 0.25,
        ),
      1.5,
    );
    floret.position.set(x, 8.5 + y, z);
    floret.scale.y = 0.85;
    group.add(
      floret,
      string(
        [
          [0, 1.5, 0],
          [x * 0.35, 4.5, z * 0.35],
          [x * 0.9, 8 + y, z * 0.9],
        ],
        (p) => mix(1.5, 0.9, p),
        stalk,
        { steps: 14, sides: 12 },
      ),
    );
  }
  const foot = rod(1.5, 1.75, 4, stalk);
  foot.position.y = 1.6;
  return group.add(foot);
}

export function leafBlade(
  length: number,
  wide: number,
  seed: number,
  {
    ruffle = 0.2,
    bend = 1,
    tones = ["#3f7a22", "#8fbf4a"] as readonly [string, string],
    rib = "#dfe8b5",
    cup = 0.3,
    pointed = false,
  } = {},
) {
  return surface(
    (u, v) => {
      const across = 2 * u - 1;
      const outline = pointed
        ? Math.sin(Math.PI * Math.min(1, v * 0.96 + 0.02)) ** 0.8 * (1 - v * 0.35)
        : Math.sin(Math.PI * (0.08 + 0.86 * v ** 0.8)) ** 0.65;
      const x = across * wide * outline;
      const wavy = ruffle * Math.abs(across) ** 2 * Math.sin(v * 26 + seed + across * 3) * wide * 0.35;
      return [
        x,
        v * length * (1 - bend * v * 0.12),
        cup * across * across * wide * outline -
          bend * v * v * length * 0.2 +
          wavy +
          noise(u * 6, v * 8, seed) * 0.12 * wide * ruffle,
      ];
    },
    peel(0.5, 0.35),
    {
      columns: 36,
      rows: 56,
      color: (u, v) => {
        const across = Math.abs(2 * u - 1);
        const vein =
          (1 - smooth(0.02, 0.09, across)) * (1 - v * 0.75) +
          (1 - smooth(0.03, 0.2, Math.abs(Math.sin(v * 22 - across * 6)))) * 0.18;
        return blend(
          blend(
            rgb(tones[1]),
            rgb(tones[0]),
            smooth(0, 0.75, v) * 0.75 + across * 0.3 + noise(u * 9, v * 12, seed) * 0.25,
          ),
          rgb(rib),
          vein * 0.85,
        );
      },
    },
  );
}

export function lettuce(): Group {
  const group = new Group();
  for (let at = 0; at < 17; at++) {
    const part = at / 17;
    const one = leafBlade(mix(18, 22, 1 - part), mix(2.6, 5, 1 - part), at, {
      ruffle: 0.32,
      bend: mix(0.2, 1.15, 1 - part),
      cup: 0.55,
      tones: ["#4c8a25", "#b3d36c"],
    });
    const holder = new Group();
    one.position.z = -mix(0.3, 2.2, 1 - part);
    one.rotation.x = -mix(0.02, 0.15, 1 - part);
    holder.add(one);
    holder.rotation.y = at * 2.4 + 3.1;
    group.add(holder);
  }
  const heart = rod(2, 2.2, 2, matt("#e9eecb"));
  heart.position.y = 0.6;
  return group.add(heart);
}

export function spinach(count = 60): Group {
  return arranged(
    Array.from({ length: count }, (_, at): Place => {
      const far = Math.sqrt(at / count) * 6.2;
      return [
        Math.sin(at * 2.4) * far * 1.2,
        0.5 + (1 - at / count) * 4 * ((at * 0.37) % 1),
        Math.cos(at * 2.4) * far * 0.8,
        60 + ((at * 47) % 60),
        at * 137,
        (at * 31) % 50,
      ];
    }),
    (at) =>
      leafBlade(4.2, 1.5, at, { ruffle: 0.1, bend: 0.7, tones: ["#1f5a1c", "#3e8230"], rib: "#8fb765" }),
  );
}

/** Stems with small cut leaves, bound below. */
export function cilantro(): Group {
  const group = new Group();
  const stemSkin = green("#79a548");
  for (let at = 0; at < 46; at++) {
    const turn = at * 2.399;
    const far = Math.sqrt(at / 46);
    const tip: [number, number, number] = [
      Math.sin(turn) * far * 6.2,
      17 + noise(at, 2) * 3 - far * 3,
      Math.cos(turn) * far * 4.2,
    ];
    group.add(
      string(
        [
          [Math.sin(turn) * far * 1.4, 0, Math.cos(turn) * far * 1.4],
          [Math.sin(turn) * far * 1.1, 5, Math.cos(turn) * far * 1.1],
          tip,
        ],
        0.11,
        stemSkin,
        { steps: 10, sides: 5 },
      ),
    );
    for (let each = 0; each < 5; each++) {
      const leaf = leafBlade(2.4, 1.35, at * 5 + each, {
        ruffle: 0.75,
        bend: 0.5,
        tones: ["#2c7021", "#5fa23a"],
        rib: "#8fc06a",
      });
      leaf.position.set(tip[0], tip[1] - each * 0.35, tip[2]);
      leaf.rotation.set(0.6 + noise(at, each) * 0.8, each * 1.26 + at, 0, "YXZ");
      group.add(leaf);
    }
  }
  const tie = rod(1.62, 1.5, 0.9, matt("#d9b25a", 0.5));
  tie.position.y = 4.6;
  return group.add(tie);
}

export function nopal(seed: number): Group {
  const group = new Group();
  const at = (u: number, v: number, side: number): [number, number, number] => {
    const turn = u * 6.283;
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const far = v * 5.4;
    const thick = Math.sqrt(Math.max(0, 1 - v ** 4)) * 0.62;
    return [
      s * far * 0.72 * (1 + 0.12 * c),
      c * far * 1.35,
      side * thick + noise(s * v * 2, c * v * 2, seed) * 0.2,
    ];
  };
  for (const side of [1, -1])
    group.add(
      surface((u, v) => at(side > 0 ? u : 1 - u, v, side), peel(0.42, 0.4), {
        columns: 72,
        rows: 48,
        color: (u, v) => {
          const [x, y] = at(u, v, 1);
          const areole = Math.min(
            1,
            Math.hypot(((x * 0.9 + y * 0.45 + 40) % 1.5) - 0.75, ((y * 0.9 - x * 0.45 + 40) % 1.5) - 0.75) /
              0.2,
          );
          return blend(
            rgb("#3f6b2a"),
            blend(rgb("#6da046"), rgb("#5b8f3c"), 0.5 + noise(x, y, seed)),
            smooth(0.5, 1, areole),
          );
        },
      }),
    );
  return group;
}

export function cucumber(seed: number): Group {
  return new Group().add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const radius =
          1.75 *
          Math.sin(Math.PI * mix(0.02, 0.985, v)) ** 0.24 *
          (1 + 0.02 * Math.cos(turn * 9) + noise(u * 14, v * 30, seed) * 0.022);
        return [Math.sin(turn) * radius, (v - 0.5) * 17, Math.cos(turn) * radius + Math.sin(v * 3.1) * 0.7];
      },
      peel(0.28, 0.65),
      {
        columns: 56,
        rows: 110,
        color: (u, v) =>
          blend(
            blend(rgb("#123d17"), rgb("#2c6325"), 0.5 + noise(u * 10, v * 9, seed)),
            rgb("#93b65a"),
            smooth(0.35, 0.9, Math.cos(u * 6.283 * 9 + noise(v * 4, seed) * 2)) * smooth(0.3, 1, v) * 0.55 +
              smooth(0.97, 1, v) * 0.6,
          ),
      },
    ),
  );
}

export function corn(husked: boolean, seed = 1): Group {
  const group = new Group();
  const length = 17;
  const kernels = surface(
    (u, v) => {
      const turn = u * 6.283;
      const dimple = Math.abs(Math.sin(turn * 8)) ** 0.5 * Math.abs(Math.sin(v * Math.PI * 32)) ** 0.5;
      const radius = 2.3 * Math.sin(Math.PI * mix(0.06, 0.985, v ** 0.9)) ** 0.32 * (0.9 + 0.11 * dimple);
      return [Math.sin(turn) * radius, v * length, Math.cos(turn) * radius];
    },
    peel(0.25, 0.75),
    {
      columns: 192,
      rows: 192,
      color: (u, v) => {
        const dimple = Math.abs(Math.sin(u * 6.283 * 8)) ** 0.5 * Math.abs(Math.sin(v * Math.PI * 32)) ** 0.5;
        return blend(
          rgb("#c9890f"),
          blend(
            rgb("#f7d23c"),
            rgb("#ffe680"),
            0.5 + noise(Math.floor(u * 16) * 3.1, Math.floor(v * 32) * 2.7, seed),
          ),
          dimple,
        );
      },
    },
  );
  group.add(kernels);
  const count = husked ? 7 : 10;
  for (let at = 0; at < count; at++) {
    const open = husked && at < 4;
    const husk = leafBlade(open ? 15 : 19, 2.6, at, {
      ruffle: 0.06,
      bend: open ? 2.6 : 0.15,
      cup: 0.75,
      tones: ["#7fae45", "#c3d98a"],
      rib: "#d7e4a8",
      pointed: true,
    });
    const holder = new Group();
    husk.position.z = -2.35;
    husk.rotation.x = open ? -0.35 : 0.03;
    holder.add(husk);
    holder.rotation.y = open ? (at / 4) * 6.283 + 0.8 : 3.14 + ((at - 4) / 6) * 2.8 - 1.1;
    holder.position.y = -0.5;
    group.add(holder);
  }
  return group;
}

export function eggplant(): Group {
  const group = new Group();
  group.add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const radius = mix(2.3, 4.1, smooth(0.1, 0.72, v)) * Math.sin(Math.PI * mix(0.09, 0.985, v)) ** 0.4;
        return [Math.sin(turn) * radius + Math.sin(v * 2.4) * 0.9, -v * 18, Math.cos(turn) * radius];
      },
      peel(0.1, 1),
      {
        columns: 64,
        rows: 90,
        color: (u, v) => blend(rgb("#1d0a26"), rgb("#3a1449"), 0.4 + noise(u * 3, v * 3) * 0.7),
      },
    ),
  );
  for (let at = 0; at < 5; at++) {
    const turn = (at / 5) * 6.283;
    const sepal = leafBlade(4, 1.7, at, {
      ruffle: 0.1,
      bend: 0.4,
      tones: ["#4d7a35", "#6f9a4a"],
      rib: "#86ab5c",
      pointed: true,
      cup: 0.35,
    });
    sepal.rotation.set(Math.PI * 0.86, 0, 0);
    const holder = new Group();
    sepal.position.set(0, 0.5, 1.3);
    holder.add(sepal);
    holder.rotation.y = turn;
    group.add(holder);
  }
  const top = stem(3, 0.6, 0.3, "#5f8540");
  top.position.y = 0.1;
  return group.add(top);
}

/** A citrus fruit: a dimpled skin and small tips. */
function citrus(
  size: number,
  seed: number,
  [one, two]: readonly [string, string],
  tip: number,
  tall: number,
): Group {
  const group = new Group();
  const body = blob(
    (x, y, z) =>
      size *
      (1 +
        smooth(0.86, 1, Math.abs(y)) * tip +
        noise(x * 22 + seed, y * 22, z * 22) * 0.008 +
        noise(x * 1.3 + seed * 4, y, z) * 0.025),
    peel(0.34, 0.5),
    (x, y, z) =>
      blend(
        rgb(one),
        rgb(two),
        0.45 + noise(x * 1.6 + seed, y * 1.6, z * 1.6) * 0.7 + noise(x * 20, y * 20, z * 20) * 0.12,
      ),
    1.5,
  );
  body.scale.y = tall;
  const nub = ball(size * 0.075, matt("#7d8a3d"));
  nub.position.y = size * tall * (1 + tip * 0.9);
  return group.add(body, nub);
}

export const lime = (seed: number): Group => citrus(2.2, seed, ["#3f8a1f", "#9cc23a"], 0.14, 1.06);
export const orange = (seed: number): Group => citrus(3.4, seed, ["#f07c08", "#fb9d22"], -0.03, 0.97);

/** A slice of citrus, its face to the front. */
export function citrusHalf(size: number, flesh: string, rind: string): Group {
  const group = new Group();
  group.add(
    surface(
      (u, v) => {
        const [s, c] = [Math.sin(u * 6.283), Math.cos(u * 6.283)];
        const far = Math.sin((v * Math.PI) / 2) * size;
        return [s * far, c * far, -Math.cos((v * Math.PI) / 2) * size];
      },
      peel(0.34, 0.5),
      { color: (_u, _v, x, y, z) => blend(rgb(rind), rgb("#ffffff"), noise(x * 4, y * 4, z * 4) * 0.1) },
    ),
    surface(
      (u, v) => [
        Math.sin(u * 6.283) * v * size,
        Math.cos(u * 6.283) * v * size,
        0.02 + noise(u * 40, v * 6) * 0.05 * (v < 0.88 ? 1 : 0),
      ],
      peel(0.2, 0.8),
      {
        columns: 160,
        rows: 40,
        color: (u, v) => {
          const seam = Math.abs(((((u * 10) % 1) + 1) % 1) - 0.5) * 2;
          const wall = smooth(0.9, 0.99, seam) + (1 - smooth(0.05, 0.1, v));
          const pulp = blend(
            rgb(flesh),
            blend(rgb(flesh), rgb("#ffffff"), 0.4),
            0.3 + noise(u * 70, v * 7) * 0.8,
          );
          return blend(
            blend(pulp, rgb("#fbf3dc"), Math.min(1, wall + smooth(0.86, 0.88, v))),
            rgb(rind),
            smooth(0.94, 0.96, v),
          );
        },
      },
    ),
  );
  return group;
}

export function apple(seed: number, tones: readonly [string, string] = ["#a80f14", "#e2a53a"]): Group {
  const group = round(
    3.3,
    seed,
    (x, y, z) => {
      const streak =
        noise(Math.atan2(x, z) * 9 + seed, y * 1.6, seed) * 0.55 +
        noise(Math.atan2(x, z) * 22, y * 2, seed) * 0.3;
      const dots = smooth(0.62, 0.75, noise(x * 18 + seed, y * 18, z * 18)) * 0.35;
      return blend(
        blend(
          rgb(tones[0]),
          rgb(tones[1]),
          smooth(-0.1, 0.9, streak + (y > 0.6 ? (y - 0.6) * 1.6 : 0) - 0.12),
        ),
        rgb("#f3d9a0"),
        dots,
      );
    },
    { tall: 0.93, dimple: 0.42, lobes: 0.02, rough: 0.2, shine: 0.8, taper: -0.16 },
  );
  const top = stem(1.7, 0.13, 0.35);
  top.position.y = 1.7;
  return group.add(top);
}

export function pear(seed: number): Group {
  const group = new Group();
  const body = blob(
    (_x, y) => 3 * (1 - smooth(-0.15, 1, y) * 0.36 + smooth(0.6, 1, y) * 0.62 - smooth(0.9, 1, -y) * 0.15),
    peel(0.4, 0.4),
    (x, y, z) =>
      blend(
        blend(rgb("#b8b83a"), rgb("#8fa632"), 0.5 + noise(x * 1.5 + seed, y * 1.5, z * 1.5)),
        rgb("#8a6a2c"),
        smooth(0.4, 0.55, roughness(x * 13 + seed, y * 13, z * 13)) * 0.55,
      ),
    1.2,
  );
  const top = stem(1.8, 0.14, 0.4);
  top.position.y = 3.6;
  return group.add(body, top);
}

export function peach(seed: number): Group {
  const body = blob(
    (x, y, z) =>
      3.2 *
      (1 - smooth(0.8, 1, y) * 0.22 - 0.05 * Math.exp(-((Math.atan2(x, z) - 0.3) ** 2) * 30) * (1 - y * y)),
    peel(0.75, 0.05),
    (x, y, z) =>
      blend(
        rgb("#f6b04a"),
        rgb("#d8402f"),
        smooth(-0.25, 0.65, noise(x * 1.3 + seed, y * 1.3, z * 1.3) + x * 0.3),
      ),
  );
  return new Group().add(body);
}

export function mango(seed: number): Group {
  const body = blob(
    (x, y) => 3 * (1 + 0.12 * x * (1 - y) * 0.8 + noise(x * 1.2 + seed, y) * 0.04),
    peel(0.34, 0.5),
    (x, y, z) =>
      blend(
        blend(rgb("#f6b01c"), rgb("#f9c93a"), 0.5 + noise(x * 2 + seed, y * 2, z * 2)),
        rgb("#e2762a"),
        smooth(0.1, 0.8, noise(x + seed * 3, y * 0.8, z) + y * 0.25) * 0.6,
      ),
  );
  body.scale.set(0.94, 1.38, 0.8);
  const nub = ball(0.2, matt("#6b5a2a"));
  nub.position.set(0.1, 4.1, 0);
  return new Group().add(body, nub);
}

export function watermelon(): Group {
  const body = blob(
    () => 9,
    peel(0.26, 0.6),
    (x, y, z) => {
      const turn = Math.atan2(x, z);
      const stripe = Math.sin(turn * 11 + roughness(turn * 3, y * 4) * 1.5);
      return blend(
        rgb("#7fae52"),
        rgb("#16421c"),
        smooth(-0.25, 0.35, stripe + noise(turn * 14, y * 14) * 0.6),
      );
    },
    2.2,
  );
  body.scale.set(1, 1.22, 1);
  body.rotation.z = Math.PI / 2 - 0.12;
  const whole = new Group().add(body);
  const wedge = new Group();
  const slice = surface(
    (u, v) => {
      const turn = mix(-0.95, 0.95, u);
      return [Math.sin(turn) * v * 7.6, 7.6 - Math.cos(turn) * v * 7.6, 0];
    },
    peel(0.3, 0.5),
    {
      columns: 90,
      rows: 70,
      color: (u, v) => {
        const seedAt =
          v > 0.45 &&
          v < 0.78 &&
          Math.hypot(((u * 9) % 1) - 0.5, ((v * 9 + Math.floor(u * 9) * 0.5) % 1) - 0.5) < 0.17;
        const flesh = blend(rgb("#d9241f"), rgb("#ee5245"), 0.5 + noise(u * 14, v * 14));
        return seedAt
          ? rgb("#20120c")
          : blend(
              blend(flesh, rgb("#f6efd0"), smooth(0.86, 0.92, v)),
              rgb("#2d6a2b"),
              smooth(0.95, 0.965, v),
            );
      },
    },
  );
  const rind = surface(
    (u, v) => {
      const turn = mix(-0.95, 0.95, u);
      return [Math.sin(turn) * 7.6, 7.6 - Math.cos(turn) * 7.6, -v * 3.4];
    },
    peel(0.3, 0.6),
    {
      columns: 60,
      rows: 10,
      color: (u) => blend(rgb("#2f6b2b"), rgb("#86b25a"), smooth(-0.3, 0.4, Math.sin(u * 40))),
    },
  );
  for (const side of [-1, 1]) {
    const turn = 0.95 * side;
    wedge.add(
      surface(
        (u, v) => [Math.sin(turn) * u * 7.6, 7.6 - Math.cos(turn) * u * 7.6, -v * 3.4],
        peel(0.3, 0.5),
        { color: (u) => blend(rgb("#e03a30"), rgb("#f6efd0"), smooth(0.86, 0.95, u)) },
      ),
    );
  }
  wedge.add(slice, rind);
  wedge.rotation.set(0, 0.3, 0);
  wedge.position.set(4.5, -8.8, 9.6);
  return new Group().add(whole, wedge);
}

export function pineapple(): Group {
  const group = new Group();
  const body = surface(
    (u, v) => {
      const turn = u * 6.283;
      const [a, b] = [Math.sin(turn * 6.5 + v * 26), Math.sin(turn * 6.5 - v * 26)];
      const scale = (Math.abs(a) * Math.abs(b)) ** 0.5;
      const radius = 4.6 * Math.sin(Math.PI * mix(0.1, 0.95, v)) ** 0.42 * (0.93 + 0.1 * scale);
      return [Math.sin(turn) * radius, v * 13, Math.cos(turn) * radius];
    },
    peel(0.5, 0.3),
    {
      columns: 208,
      rows: 190,
      color: (u, v) => {
        const turn = u * 6.283;
        const scale =
          (Math.abs(Math.sin(turn * 6.5 + v * 26)) * Math.abs(Math.sin(turn * 6.5 - v * 26))) ** 0.5;
        return blend(
          blend(
            rgb("#4d3a17"),
            blend(rgb("#d98f22"), rgb("#a8892f"), smooth(0.2, 0.9, v) + noise(u * 20, v * 20) * 0.4),
            smooth(0.15, 0.5, scale),
          ),
          rgb("#5d4a22"),
          smooth(0.9, 0.985, scale) * 0.8,
        );
      },
    },
  );
  group.add(body);
  for (let at = 0; at < 34; at++) {
    const part = at / 34;
    const leaf = leafBlade(mix(5, 10.5, part), 0.75, at, {
      ruffle: 0,
      bend: mix(3.2, 0.3, part),
      tones: ["#2e5f2a", "#5d8f4a"],
      rib: "#86a869",
      pointed: true,
      cup: 0.6,
    });
    const holder = new Group();
    leaf.position.z = -mix(1.8, 0.2, part);
    leaf.rotation.x = -mix(0.75, 0.05, part);
    holder.add(leaf);
    holder.rotation.y = at * 2.4;
    holder.position.y = 12.3;
    group.add(holder);
  }
  return group;
}

export function strawberry(seed: number): Group {
  const group = new Group();
  const pip = (x: number, y: number, z: number) => {
    const turn = Math.atan2(x, z);
    const row = Math.floor((y + 1) * 7);
    return Math.hypot(
      (((turn * 3.4 + row * 0.5 + 20) % 1) - 0.5) * Math.max(0.4, Math.sqrt(1 - y * y)),
      (((y + 1) * 7) % 1) - 0.5,
    );
  };
  const body = blob(
    (x, y, z) =>
      2.1 *
      (1 +
        smooth(-1, 0.5, y) * 0.16 -
        smooth(0.75, 1, y) * 0.22 +
        noise(x * 1.5 + seed * 3, y, z) * 0.09 -
        (1 - smooth(0.06, 0.2, pip(x, y, z))) * 0.035),
    peel(0.22, 0.8),
    (x, y, z) =>
      blend(
        rgb("#f2d07a"),
        blend(
          blend(rgb("#b80d12"), rgb("#d92a1c"), 0.5 + noise(x * 2, y * 2, z * 2)),
          rgb("#f2c9a0"),
          smooth(0.86, 1, y) * 0.6,
        ),
        smooth(0.07, 0.13, pip(x, y, z)),
      ),
    1.6,
  );
  body.scale.y = 1.22;
  group.add(body);
  for (let at = 0; at < 8; at++) {
    const turn = (at / 8) * 6.283 + seed;
    const sepal = leafBlade(1.7, 0.5, at, {
      ruffle: 0.1,
      bend: 1.2,
      tones: ["#3d7d24", "#5fa037"],
      rib: "#7fb858",
      pointed: true,
    });
    sepal.rotation.x = 1.35;
    const holder = new Group();
    holder.add(sepal);
    holder.rotation.y = turn;
    holder.position.y = 2.1;
    group.add(holder);
  }
  return group;
}

export function grapes(tones: readonly [string, string] = ["#2c1230", "#5a2450"]): Group {
  const group = new Group();
  const skin = (part: number) => {
    const material = peel(0.3, 0.55);
    const berry = blob(
      () => 1.15,
      material,
      (x, y, z) =>
        blend(
          blend(rgb(tones[0]), rgb(tones[1]), part),
          rgb("#b9a6c4"),
          0.1 + noise(x * 2 + part * 9, y * 2, z * 2) * 0.28,
        ),
      0.45,
    );
    berry.scale.y = 1.14;
    return berry;
  };
  for (let layer = 0; layer < 8; layer++) {
    const wide = [2.6, 4.2, 4.4, 3.9, 3.3, 2.5, 1.7, 0.5][layer] ?? 1;
    const count = Math.max(1, Math.round(wide * 3));
    for (let at = 0; at < count; at++) {
      const turn = (at / count) * 6.283 + layer * 0.6;
      const one = skin((at * 0.37 + layer * 0.23) % 1);
      one.position.set(
        Math.sin(turn) * wide + noise(at, layer) * 0.5,
        -layer * 1.75 + noise(layer, at) * 0.7,
        Math.cos(turn) * wide * 0.8,
      );
      one.rotation.set(at, layer, 0);
      group.add(one);
    }
  }
  group.add(
    string(
      [
        [0, -2, 0],
        [0.1, 1, 0],
        [0.7, 3.6, 0.3],
      ],
      0.22,
      matt("#7d6a34"),
      { steps: 10 },
    ),
  );
  return group;
}

export function blueberry(seed: number): Group {
  const berry = blob(
    (_x, y) => 1 - smooth(0.78, 0.9, y) * 0.05 - smooth(0.9, 1, y) * 0.22,
    peel(0.6, 0.1),
    (x, y, z) =>
      blend(
        blend(rgb("#28345f"), rgb("#5c6d9e"), 0.4 + noise(x * 2 + seed, y * 2, z * 2)),
        rgb("#171b33"),
        smooth(0.9, 0.95, y),
      ),
    0.7,
  );
  return new Group().add(berry);
}

const PILE: Record<string, readonly Place[]> = {
  five: [
    [-3.4, 0, 2, 8, 20, 12],
    [3.4, 0, 2.4, -6, 80, -8],
    [0, 0.1, 4.6, 14, 160, 6],
    [-0.2, 0, -1.8, 0, 40, 0],
    [0.2, 3.9, 1.4, 10, 220, 14],
  ],
};

/** Fruit on a pile: three below, one behind, one on top. */
export function pile(make: (index: number) => Object3D, reach = 1, kind: keyof typeof PILE = "five"): Group {
  const places = (PILE[kind] ?? []).map(([x, y, z, a = 0, b = 0, c = 0]): Place => [
    x * reach,
    y * reach,
    z * reach,
    a,
    b,
    c,
  ]);
  return arranged(places, make);
}

/** Long ones that lie side by side, some across on top. */
export function bundle(make: (index: number) => Object3D, count: number, step: number, lift: number): Group {
  return arranged(
    Array.from({ length: count }, (_, at): Place => {
      const below = Math.ceil(count * 0.6);
      return at < below
        ? [(at - (below - 1) / 2) * step, 0, (at % 2) * step * 0.3, 90, ((at * 37) % 9) - 4, 0]
        : [(at - below - (count - below - 1) / 2) * step, lift, step * 0.2, 90, ((at * 53) % 17) - 8, 0];
    }),
    make,
  );
}

/** A grain, bean or nut: an egg-shaped bit of which there are many. */
export const grain = (length: number, wide: number, thick: number, rough = 0.4, shine = 0.4) => {
  const geometry = new SphereGeometry(1, 14, 10);
  geometry.scale(length, wide, thick);
  return made(geometry, plastic("#ffffff", rough * (1.15 - 0.5 * shine)));
};

export { grounded, heap };
