// Bottles, cans, jars, tubs and tubes: what is turned around its middle.
import { Group, Mesh } from "three";
import { around, type Print } from "../label/print.ts";
import { darker } from "../label/text.ts";
import { card, filling, film, glass, metal, plastic, tin } from "../materials.ts";
import { band, box, mix, type Point, rod, rounded, smooth, string, surface, turned } from "../shapes.ts";

type Corner = readonly [number, number, number?];

/** The outlines of bottles, of height 1: from the bottom's middle to the neck. */
const OUTLINES = {
  soda: [
    [0, 0.02],
    [0.12, 0, 0.02],
    [0.155, 0.03, 0.03],
    [0.165, 0.12, 0.03],
    [0.155, 0.3, 0.06],
    [0.155, 0.52, 0.06],
    [0.165, 0.66, 0.08],
    [0.12, 0.82, 0.1],
    [0.048, 0.92, 0.04],
    [0.045, 0.955],
  ],
  water: [
    [0, 0.02],
    [0.13, 0, 0.02],
    [0.15, 0.04, 0.03],
    [0.15, 0.68, 0.08],
    [0.1, 0.84, 0.08],
    [0.045, 0.91, 0.03],
    [0.045, 0.95],
  ],
  wine: [
    [0, 0],
    [0.125, 0, 0.02],
    [0.125, 0.56, 0.09],
    [0.1, 0.66, 0.08],
    [0.042, 0.74, 0.05],
    [0.04, 0.95],
  ],
  oil: [
    [0, 0],
    [0.15, 0, 0.02],
    [0.15, 0.26, 0.03],
    [0.138, 0.3, 0.02],
    [0.138, 0.56, 0.03],
    [0.15, 0.62, 0.06],
    [0.14, 0.74, 0.06],
    [0.055, 0.88, 0.04],
    [0.05, 0.95],
  ],
  juice: [
    [0, 0],
    [0.19, 0, 0.03],
    [0.19, 0.6, 0.06],
    [0.17, 0.72, 0.08],
    [0.09, 0.86, 0.04],
    [0.085, 0.93],
  ],
  sauce: [
    [0, 0],
    [0.17, 0, 0.03],
    [0.175, 0.2, 0.05],
    [0.15, 0.45, 0.1],
    [0.16, 0.6, 0.06],
    [0.085, 0.82, 0.05],
    [0.07, 0.9],
  ],
  shampoo: [
    [0, 0],
    [0.235, 0, 0.04],
    [0.25, 0.3, 0.1],
    [0.235, 0.68, 0.08],
    [0.14, 0.82, 0.07],
    [0.13, 0.84],
  ],
  round: [
    [0, 0],
    [0.21, 0, 0.04],
    [0.21, 0.66, 0.1],
    [0.08, 0.8, 0.05],
    [0.07, 0.86],
  ],
  syrup: [
    [0, 0],
    [0.2, 0, 0.03],
    [0.2, 0.6, 0.05],
    [0.17, 0.7, 0.08],
    [0.085, 0.79, 0.03],
    [0.085, 0.88],
  ],
  dropper: [
    [0, 0],
    [0.19, 0, 0.03],
    [0.19, 0.55, 0.05],
    [0.08, 0.66, 0.03],
    [0.08, 0.7],
  ],
  jug: [
    [0, 0],
    [0.3, 0, 0.05],
    [0.31, 0.12, 0.05],
    [0.31, 0.5, 0.1],
    [0.25, 0.72, 0.12],
    [0.1, 0.88, 0.06],
    [0.09, 0.93],
  ],
  flask: [
    [0, 0],
    [0.24, 0, 0.04],
    [0.26, 0.1, 0.05],
    [0.26, 0.55, 0.12],
    [0.16, 0.78, 0.1],
    [0.085, 0.88, 0.04],
    [0.085, 0.92],
  ],
  drinkable: [
    [0, 0],
    [0.22, 0, 0.04],
    [0.22, 0.3, 0.06],
    [0.19, 0.45, 0.08],
    [0.22, 0.62, 0.08],
    [0.13, 0.85, 0.06],
    [0.12, 0.9],
  ],
} satisfies Record<string, readonly Corner[]>;

export interface BottleOptions {
  outline: keyof typeof OUTLINES;
  h?: number;
  /** What it holds; a clear bottle shows it. */
  liquid?: string;
  /** The colour of the bottle itself; with `clear` it is seen through. */
  body?: string;
  clear?: boolean;
  cap?: string;
  top?: "screw" | "flip" | "pump" | "trigger" | "cork" | "sport" | "dropper" | "nozzle";
  /** How deep it is, of its width. */
  flat?: number;
  handle?: boolean;
  /** Where the label is, of the height. */
  label?: readonly [number, number];
  /** How much of the way around is its front. */
  part?: number;
}

export function bottle(print: Print, options: BottleOptions): Group {
  const {
    outline,
    h = 25,
    liquid,
    body = "#f4f4f2",
    clear = false,
    cap = "#ffffff",
    top = "screw",
    flat = 1,
    handle = false,
    part = flat === 1 ? 0.36 : 0.4,
  } = options;
  const corners: readonly Corner[] = OUTLINES[outline];
  const profile = rounded(
    corners.map(([x, y, r = 0]): Corner => [x * h, y * h, r * h]),
    8,
  );
  const group = new Group();
  const shell = clear ? (liquid === "water" ? glass(body, 0.07, 0.6) : glass(body)) : plastic(body, 0.3);
  if (clear && liquid) {
    const inner = profile.filter(([, y]) => y < h * 0.86).map(([x, y]): Point => [x * 0.965, y + h * 0.006]);
    const last = inner.at(-1);
    const thing = turned(
      [...inner, [0, last?.[1] ?? h]],
      liquid === "water" ? glass("#d9ecf7", 0.22, 0.5) : filling(liquid, 0.18),
    );
    group.add(thing);
  }
  const outer = turned(profile, shell);
  outer.renderOrder = 2;
  group.add(outer);
  const [from, to] =
    options.label ??
    (outline === "soda"
      ? [0.34, 0.66]
      : outline === "wine"
        ? [0.12, 0.52]
        : outline === "shampoo" || outline === "round"
          ? [0.06, 0.7]
          : [0.08, 0.58]);
  const on = band(profile, from * h, to * h, 0.035 * (h / 25));
  const widest = Math.max(...on.map(([x]) => x));
  const wrap = turned(
    on,
    film(
      around(print, 2 * Math.PI * widest * (flat === 1 ? 1 : (1 + flat) / 2), (to - from) * h, part),
      0.35,
    ),
    128,
  );
  wrap.renderOrder = 3;
  group.add(wrap);
  const neck = profile.at(-1) ?? [1, h];
  group.add(lid(top, neck[0], neck[1], h, cap));
  if (handle) {
    const [x, low, high] = [0.24 * h, 0.42 * h, 0.8 * h];
    const grip = string(
      [
        [0.14 * h, high, 0],
        [x * 1.15, high * 0.98, 0],
        [x * 1.38, mix(low, high, 0.55), 0],
        [x * 1.22, low, 0],
      ],
      0.034 * h,
      clear ? plastic("#cfe3f0", 0.3) : plastic(body, 0.3),
    );
    group.add(grip);
  }
  if (flat !== 1) group.scale.z = flat;
  const holder = new Group();
  group.rotation.y = handle ? 0.02 : flat < 1 ? -0.2 : 0;
  return holder.add(group);
}

function lid(kind: NonNullable<BottleOptions["top"]>, r: number, y: number, h: number, color: string): Group {
  const group = new Group();
  const skin = plastic(color, 0.32);
  const put = (mesh: Mesh, at = y) => {
    mesh.position.y = at;
    group.add(mesh);
  };
  const u = h / 25;
  if (kind === "screw") {
    put(
      turned(
        rounded([
          [0, 1.45 * u],
          [r * 1.22, 1.45 * u, 0.15 * u],
          [r * 1.28, 0],
          [0, 0],
        ]),
        skin,
      ),
      y - 0.3 * u,
    );
    for (let at = 0; at < 28; at++) {
      const rib = box(0.09 * u, 1.05 * u, 0.09 * u, 0.03 * u, skin);
      rib.position.set(
        Math.sin((at / 28) * 6.283) * r * 1.27,
        y + 0.3 * u,
        Math.cos((at / 28) * 6.283) * r * 1.27,
      );
      group.add(rib);
    }
  } else if (kind === "flip") {
    put(
      turned(
        rounded([
          [0, 3.4 * u],
          [r * 1.08, 3.4 * u, 0.4 * u],
          [r * 1.16, 0],
          [0, 0],
        ]),
        skin,
      ),
      y - 0.2 * u,
    );
    put(
      turned(
        [
          [r * 1.12, 0],
          [r * 1.155, 0.06 * u],
          [r * 1.12, 0.12 * u],
        ],
        plastic(darker(color, 0.25)),
      ),
      y + 2.2 * u,
    );
  } else if (kind === "pump") {
    put(
      turned(
        rounded([
          [0, 1.5 * u],
          [r * 1.1, 1.5 * u, 0.2 * u],
          [r * 1.2, 0],
          [0, 0],
        ]),
        skin,
      ),
    );
    put(rod(0.32 * u, 0.32 * u, 2.4 * u, skin), y + 2.4 * u);
    const head = box(1.7 * u, 0.95 * u, 1.7 * u, 0.4 * u, skin);
    head.position.y = y + 4 * u;
    const spout = string(
      [
        [0, y + 4.05 * u, 0],
        [-1.6 * u, y + 4.1 * u, 0.3 * u],
        [-3 * u, y + 3.6 * u, 0.6 * u],
      ],
      0.34 * u,
      skin,
    );
    group.add(head, spout);
  } else if (kind === "trigger") {
    put(
      turned(
        rounded([
          [0, 1.6 * u],
          [r * 1.2, 1.6 * u, 0.2 * u],
          [r * 1.35, 0],
          [0, 0],
        ]),
        skin,
      ),
      y - 0.2 * u,
    );
    const neck = rod(r * 0.8, r * 0.6, 1.6 * u, skin);
    neck.position.y = y + 2 * u;
    const head = box(5.6 * u, 1.9 * u, 1.7 * u, 0.5 * u, skin);
    head.position.set(-0.9 * u, y + 3.5 * u, 0);
    const nozzle = rod(0.55 * u, 0.55 * u, 0.9 * u, plastic("#f3f3f3"));
    nozzle.rotation.z = Math.PI / 2;
    nozzle.position.set(-4 * u, y + 3.7 * u, 0);
    const lever = string(
      [
        [-2.2 * u, y + 2.9 * u, 0],
        [-2.7 * u, y + 1.7 * u, 0],
        [-2.3 * u, y + 0.4 * u, 0],
      ],
      0.32 * u,
      skin,
    );
    group.add(neck, head, nozzle, lever);
  } else if (kind === "cork") {
    put(
      turned(
        rounded([
          [r * 0.2, 3.6 * u],
          [r * 1.1, 3.6 * u, 0.1 * u],
          [r * 1.1, 0],
          [r * 0.2, 0],
        ]),
        metal(color, 0.35),
      ),
      y - 2.4 * u,
    );
  } else if (kind === "sport") {
    put(
      turned(
        rounded([
          [0, 1.2 * u],
          [r * 1.2, 1.2 * u, 0.2 * u],
          [r * 1.3, 0],
          [0, 0],
        ]),
        skin,
      ),
    );
    put(
      turned(
        rounded([
          [0, 1.5 * u],
          [r * 0.5, 1.5 * u, 0.2 * u],
          [r * 0.6, 0],
          [0, 0],
        ]),
        plastic("#ffffff"),
      ),
      y + 1.1 * u,
    );
  } else if (kind === "dropper") {
    put(
      turned(
        rounded([
          [0, 0.3 * h],
          [r * 0.55, 0.3 * h, 0.04 * h],
          [r * 1.2, 0.1 * h, 0.03 * h],
          [r * 1.25, 0],
          [0, 0],
        ]),
        skin,
      ),
      y - 0.02 * h,
    );
  } else {
    put(
      turned(
        rounded([
          [0, 0.14 * h],
          [r * 0.36, 0.14 * h, 0.01 * h],
          [r * 0.5, 0.05 * h, 0.02 * h],
          [r * 1.2, 0.045 * h, 0.02 * h],
          [r * 1.25, 0],
          [0, 0],
        ]),
        skin,
      ),
      y - 0.01 * h,
    );
  }
  return group;
}

/** A can of food, of drink, or a flat one of fish. */
export function can(
  print: Print,
  { r = 3.7, h = 11, slim = false, pull = true }: { r?: number; h?: number; slim?: boolean; pull?: boolean },
): Group {
  const group = new Group();
  const silver = metal("#d5d8dc", 0.22);
  if (slim) {
    const profile = rounded([
      [0, 0.25],
      [r * 0.72, 0, 0.1],
      [r * 0.8, 0.1, 0.2],
      [r, r * 0.35, 0.6],
      [r, h - r * 0.55, 1],
      [r * 0.82, h - 0.25, 0.15],
      [r * 0.84, h, 0.06],
      [r * 0.78, h, 0.06],
      [r * 0.74, h - 0.4],
      [0, h - 0.4],
    ]);
    group.add(turned(profile, silver));
    group.add(
      turned(
        band(profile, r * 0.32, h - r * 0.36, 0.02),
        tin(around(print, 2 * Math.PI * r, h * 0.9, 0.37)),
        128,
      ),
    );
    return group;
  }
  const rim = 0.16;
  group.add(
    turned(
      rounded([
        [0, 0.2],
        [r - 0.1, 0.2],
        [r - 0.05, 0, 0.08],
        [r + rim, 0, 0.1],
        [r + rim, 0.4, 0.15],
        [r, 0.5],
        [r, h - 0.5],
        [r + rim, h - 0.4, 0.15],
        [r + rim, h, 0.1],
        [r - 0.12, h, 0.08],
        [r - 0.16, h - 0.35],
        [0, h - 0.35],
      ]),
      silver,
    ),
  );
  group.add(
    turned(
      [
        [r + 0.03, 0.52],
        [r + 0.03, h - 0.52],
      ],
      card(around(print, 2 * Math.PI * r, h - 1.04, 0.37)),
      128,
    ),
  );
  if (pull) {
    const tab = box(r * 0.5, 0.12, r * 0.8, 0.05, silver);
    tab.position.set(0, h - 0.25, r * 0.25);
    group.add(tab);
  }
  return group;
}

export interface JarOptions {
  r?: number;
  h?: number;
  lid?: string;
  content?: string;
  label?: readonly [number, number];
  /** What floats in it: its colour and how large. */
  bits?: readonly [string, number];
  tint?: string;
}

/** A glass jar with a twist lid. */
export function jar(
  print: Print,
  {
    r = 3.6,
    h = 11,
    lid: cover = "#c9a227",
    content = "#a33b20",
    label = [0.16, 0.7],
    bits,
    tint = "#ffffff",
  }: JarOptions,
): Group {
  const group = new Group();
  const profile = rounded([
    [0, 0],
    [r * 0.92, 0, 0.3],
    [r, r * 0.16, 0.5],
    [r, h * 0.78, r * 0.3],
    [r * 0.84, h * 0.88, 0.2],
    [r * 0.84, h * 0.9],
  ]);
  // Large bits are seen in front of what they lie in.
  const inside = bits && bits[1] > 0.5 ? 0.68 : 0.965;
  const inner = profile.filter(([, y]) => y < h * 0.8).map(([x, y]): Point => [x * inside, y + 0.12]);
  const skin = filling(content, 0.35);
  group.add(turned([...inner, [0, h * 0.8]], skin));
  if (bits) group.add(...floating(r, h, bits));
  const outer = turned(profile, glass(tint));
  outer.renderOrder = 2;
  const wrap = turned(
    band(profile, label[0] * h, label[1] * h, 0.03),
    card(around(print, 2 * Math.PI * r, (label[1] - label[0]) * h, 0.39)),
    128,
  );
  wrap.renderOrder = 3;
  const top = turned(
    rounded([
      [0, h],
      [r * 0.86, h, 0.14],
      [r * 0.94, h - 0.2, 0.1],
      [r * 0.94, h * 0.88, 0.08],
      [r * 0.88, h * 0.87],
    ]),
    tin(cover),
  );
  return group.add(outer, wrap, top);
}

function floating(r: number, h: number, [color, size]: readonly [string, number]): Mesh[] {
  const material = filling(color, 0.4);
  return Array.from({ length: size > 0.5 ? 110 : 60 }, (_, at) => {
    const turn = at * 2.399;
    const one = surface(
      (u, v) => {
        const [a, b] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
        return [Math.cos(a) * Math.cos(b) * size, Math.sin(b) * size * 0.7, Math.sin(a) * Math.cos(b) * size];
      },
      material,
      { columns: 14, rows: 10 },
    );
    one.position.set(
      Math.sin(turn) * (r * 0.95 - size),
      h * (0.06 + 0.7 * ((at * 0.7549) % 1)),
      Math.cos(turn) * (r * 0.95 - size),
    );
    one.rotation.set(at, at * 2, at * 3);
    return one;
  });
}

export interface TubOptions {
  low?: number;
  high?: number;
  h?: number;
  lid?: string;
  body?: string;
  /** How deep it is, of its width; below 1 it is oval. */
  flat?: number;
  label?: boolean;
}

/** A plastic tub that widens to its lid: yoghurt, margarine, ice cream. */
export function tub(
  print: Print,
  { low = 4, high = 4.8, h = 10, lid: cover = "#ffffff", body, flat = 1 }: TubOptions,
): Group {
  const group = new Group();
  const wall = body
    ? plastic(body)
    : plastic(
        around(print, 2 * Math.PI * (low + high) * 0.5 * (flat === 1 ? 1 : 0.86), h * 0.92, 0.37),
        0.32,
      );
  group.add(
    turned(
      [
        [0, 0.1],
        [low * 0.94, 0],
        [low, 0.25],
      ],
      plastic(body ?? "#f6f4ee"),
    ),
  );
  group.add(
    turned(
      [
        [low, 0.25],
        [high, h * 0.93],
      ],
      wall,
      128,
    ),
  );
  group.add(
    turned(
      rounded([
        [high * 0.98, h * 0.92],
        [high * 1.07, h * 0.92, 0.1],
        [high * 1.07, h, 0.15],
        [high * 0.95, h, 0.1],
        [high * 0.9, h - 0.25],
        [0, h - 0.25],
      ]),
      plastic(cover),
    ),
  );
  group.scale.z = flat;
  return new Group().add(group);
}

/** A soft tube that stands on its cap. */
export function tube(
  print: Print,
  { r = 2.3, h = 15, cap = "#ffffff" }: { r?: number; h?: number; cap?: string },
): Group {
  const group = new Group();
  const foot = h * 0.13;
  group.add(
    turned(
      rounded([
        [0, 0],
        [r * 0.92, 0, 0.15],
        [r * 0.96, foot, 0.1],
        [0, foot],
      ]),
      plastic(cap),
    ),
  );
  const at = (u: number, v: number): [number, number, number] => {
    const turn = u * Math.PI * 2 + Math.PI;
    const flatness = Math.max(0.012, 1 - smooth(0, 1, v) ** 1.15);
    const wide = mix(r, r * 1.5, v ** 1.3);
    return [Math.sin(turn) * wide, foot + v * (h - foot - 1), Math.cos(turn) * r * flatness];
  };
  group.add(
    surface(at, plastic(around(print, 2 * Math.PI * r * 1.15, h - foot, 0.41), 0.3), {
      columns: 96,
      rows: 48,
    }),
  );
  const crimp = box(r * 3, 1.15, 0.16, 0.04, plastic(print.colors[0], 0.4));
  crimp.position.y = h - 0.5;
  group.add(crimp);
  return group;
}

/** A can under pressure, with its cap. */
export function aerosol(
  print: Print,
  { r = 2.7, h = 20, cap = "#ffffff" }: { r?: number; h?: number; cap?: string },
): Group {
  const group = new Group();
  const wall = h * 0.76;
  group.add(
    turned(
      rounded([
        [0, 0.3],
        [r * 0.9, 0.1],
        [r * 0.98, 0, 0.1],
        [r * 1.02, 0.25, 0.1],
        [r, 0.4],
        [r, wall, 0.1],
        [r * 1.02, wall + 0.15, 0.1],
        [r * 0.86, wall + 0.9, 0.4],
        [r * 0.5, wall + 1.2],
      ]),
      metal("#d9dbe0", 0.25),
    ),
  );
  group.add(
    turned(
      [
        [r + 0.02, 0.45],
        [r + 0.02, wall - 0.05],
      ],
      tin(around(print, 2 * Math.PI * r, wall - 0.5, 0.36)),
      128,
    ),
  );
  group.add(
    turned(
      rounded([
        [0, h],
        [r * 0.82, h, 0.5],
        [r * 0.93, wall + 0.35, 0.1],
        [r * 0.9, wall + 0.3],
      ]),
      plastic(cap),
    ),
  );
  return group;
}

/** A twisted-out stick: deodorant, lip balm. */
export function stick(
  print: Print,
  { w = 5.4, h = 11, d = 2.9, cap = "#ffffff" }: { w?: number; h?: number; d?: number; cap?: string },
): Group {
  const group = new Group();
  const round = (low: number, high: number, wide: number, skin: ReturnType<typeof plastic>) =>
    turned(
      rounded([
        [0, low],
        [wide * 0.96, low, 0.15],
        [wide, low + 0.2, 0.1],
        [wide, high - 0.3, 0.3],
        [wide * 0.85, high, 0.4],
        [0, high],
      ]),
      skin,
      96,
    );
  group.add(round(0, h * 0.66, w / 2, plastic(print.colors[0])));
  group.add(
    turned(
      [
        [w / 2 + 0.02, 0.5],
        [w / 2 + 0.02, h * 0.64],
      ],
      plastic(around(print, Math.PI * w * (1 + d / w) * 0.5, h * 0.6, 0.42), 0.3),
      128,
    ),
  );
  group.add(round(h * 0.665, h, w / 2, plastic(cap)));
  group.scale.z = d / w;
  group.rotation.y = -0.22;
  return new Group().add(group);
}
