// What is sold without a package, or hangs on a card.
import { Group, type Object3D, TorusGeometry } from "three";
import { filling, glass, matt, metal, paper, peel, plastic } from "../materials.ts";
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
import { blend, rgb } from "./colors.ts";
import { seeded } from "../random.ts";
import { arranged, type Place } from "./place.ts";

export function bulb(): Group {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [0.7, 0, 0.2],
        [1.3, 0.6, 0.2],
        [1.35, 0.9],
      ]),
      metal("#8d8f94", 0.4),
    ),
  );
  for (let at = 0; at < 4; at++) {
    const ring = made(new TorusGeometry(1.33, 0.17, 10, 40), metal("#c9ccd2", 0.3));
    ring.rotation.x = Math.PI / 2;
    ring.position.y = 1.05 + at * 0.42;
    group.add(ring);
  }
  group.add(
    turned(
      rounded([
        [1.3, 0.9],
        [1.3, 2.6, 0.1],
        [1.7, 2.7, 0.2],
        [2.6, 5.6, 0.3],
        [2.65, 6],
      ]),
      plastic("#f7f7f5", 0.4),
    ),
  );
  group.add(
    turned(
      rounded([
        [2.65, 6],
        [3.15, 7.4, 1],
        [3, 9.6, 1.4],
        [1.6, 11.2, 1],
        [0, 11.5],
      ]),
      plastic("#fff6dc", 0.25),
    ),
  );
  return group;
}

export function broom(): Group {
  const group = new Group();
  const head = box(11, 2.4, 3.6, 0.8, plastic("#e3131b", 0.35));
  head.position.y = 8.6;
  group.add(head);
  for (let at = 0; at < 210; at++) {
    const [x, z] = [((at % 30) / 29 - 0.5) * 10, (Math.floor(at / 30) / 6 - 0.5) * 2.8];
    const bristle = string(
      [
        [x, 7.8, z],
        [x * 1.12, 4, z * 1.2],
        [x * 1.28 + noise(at, 1) * 0.3, 0, z * 1.5],
      ],
      0.13,
      matt(at % 3 ? "#d9dde3" : "#c03a3f", 0.6),
      { steps: 6, sides: 4 },
    );
    group.add(bristle);
  }
  const collar = rod(1.3, 0.9, 2.4, plastic("#e3131b", 0.35));
  collar.position.y = 11.6;
  const pole = rod(0.62, 0.62, 24, metal("#c9cdd4", 0.3));
  pole.position.y = 24;
  return group.add(collar, pole);
}

export function bucket(): Group {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [9, 0, 0.5],
        [9.4, 0.6, 0.3],
        [12.4, 22, 0.1],
        [13.1, 22, 0.3],
        [13.1, 23.4, 0.3],
        [12.3, 23.4, 0.2],
        [9.2, 1],
        [0, 1],
      ]),
      plastic("#1f7fd6", 0.4),
    ),
  );
  group.add(
    string(
      Array.from({ length: 20 }, (_, at): [number, number, number] => {
        const turn = (at / 19) * Math.PI;
        return [Math.cos(turn) * 13, 21.5 + Math.sin(turn) * 7.5, 4.5 * Math.sin(turn)];
      }),
      0.28,
      metal("#c9cdd4", 0.3),
    ),
  );
  const grip = rod(0.95, 0.95, 5.5, plastic("#ffffff", 0.4));
  grip.rotation.z = Math.PI / 2;
  grip.position.set(0, 29, 4.5);
  for (let at = 0; at < 5; at++) {
    const line = box(at % 2 ? 1.3 : 2.2, 0.16, 0.1, 0.04, matt("#ffffff"));
    const y = 5 + at * 3.2;
    line.position.set(2.5, y, mix(9.4, 12.4, y / 22) * 0.97 + 0.12);
    group.add(line);
  }
  return group.add(grip);
}

export function plunger(): Group {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [6.2, 0],
        [6.9, 0.2, 0.3],
        [6.7, 1.4, 0.5],
        [5.4, 4.8, 1.5],
        [2.4, 6.6, 1],
        [1.3, 7.6, 0.3],
        [1.3, 9],
        [0, 9],
      ]),
      plastic("#b3201c", 0.45),
    ),
  );
  const pole = rod(1, 0.9, 26, matt("#cf9a5c", 0.5));
  pole.position.y = 21;
  const tip = ball(0.95, matt("#cf9a5c", 0.5));
  tip.position.y = 34;
  return group.add(pole, tip);
}

export function battery(): Group {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [0.68, 0, 0.06],
        [0.7, 0.1],
        [0.7, 4.7, 0.08],
        [0.25, 4.8],
        [0.25, 5.05, 0.05],
        [0, 5.05],
      ]),
      metal("#d0b26a", 0.3),
    ),
  );
  group.add(
    turned(
      [
        [0.71, 0.15],
        [0.71, 3.2],
      ],
      plastic("#15181c", 0.3),
    ),
  );
  return group;
}

export function candle(): Group {
  const group = new Group();
  group.add(
    turned(
      [
        [0, 0.5],
        [2.7, 0.5],
        [2.9, 6.6],
        [0, 6.6],
      ],
      filling("#fbf6ea", 0.5),
    ),
  );
  const shell = turned(
    rounded([
      [0, 0],
      [2.75, 0, 0.25],
      [3.1, 8, 0.1],
      [2.98, 8],
    ]),
    glass("#ffffff", 0.08, 0.5),
  );
  shell.renderOrder = 2;
  group.add(
    shell,
    string(
      [
        [0, 6.6, 0],
        [0.05, 7.1, 0],
        [0.18, 7.7, 0],
      ],
      0.08,
      matt("#e8e2d4"),
      { steps: 8 },
    ),
  );
  return group;
}

const fur = (tone: string, other: string) => (x: number, y: number, z: number) =>
  blend(rgb(tone), rgb(other), 0.5 + roughness(x * 9, y * 9, z * 9) * 0.9);

export function bear(): Group {
  const group = new Group();
  const part = (
    size: number,
    at: readonly [number, number, number],
    stretch: readonly [number, number, number] = [1, 1, 1],
    tones: readonly [string, string] = ["#b9793f", "#d39a5c"],
  ) => {
    const one = blob(
      (x, y, z) => size * (1 + noise(x * 16, y * 16, z * 16) * 0.035),
      peel(0.95, 0),
      fur(...tones),
    );
    one.scale.set(...stretch);
    one.position.set(...at);
    group.add(one);
    return one;
  };
  part(5, [0, 5.2, 0], [1, 1.08, 0.9]);
  part(3.4, [0, 5, 2.6], [1, 1.1, 0.7], ["#ecd3ab", "#f6e4c6"]);
  part(4, [0, 12.6, 0.4], [1.1, 0.98, 0.95]);
  part(1.8, [0, 11.6, 3.7], [1.15, 0.85, 0.8], ["#ecd3ab", "#f6e4c6"]);
  for (const side of [-1, 1]) {
    part(1.5, [side * 3.2, 15.7, 0], [1, 1, 0.6]);
    part(0.95, [side * 3.2, 15.7, 0.7], [1, 1, 0.4], ["#ecd3ab", "#f6e4c6"]);
    const arm = part(2, [side * 5.1, 7, 1.2], [0.8, 1.6, 0.8]);
    arm.rotation.z = side * 0.5;
    part(2.2, [side * 3.4, 1.9, 4], [1, 0.95, 1.35]);
    part(1.35, [side * 3.5, 2, 6.6], [1, 1.1, 0.4], ["#ecd3ab", "#f6e4c6"]);
    const eye = ball(0.42, plastic("#1a110c", 0.1));
    eye.position.set(side * 1.5, 13.3, 4.05);
    group.add(eye);
  }
  const nose = ball(0.62, plastic("#3a2318", 0.2));
  nose.scale.set(1.3, 0.85, 0.8);
  nose.position.set(0, 12.2, 5.05);
  const bow = [-1, 1].map((side) => {
    const loop = blob(() => 1.2, matt("#d8433f", 0.6));
    loop.scale.set(1.2, 0.75, 0.5);
    loop.position.set(side * 1.4, 9.3, 4.2);
    return loop;
  });
  return group.add(nose, ...bow);
}

export function yarn(): Group {
  const group = new Group();
  const tones = ["#2f86d6", "#4a9be6", "#2672bd"];
  group.add(ball(4.6, matt(tones[2] ?? "#2672bd")));
  for (let at = 0; at < 46; at++) {
    const [a, b] = [at * 2.4, at * 0.83];
    const points = Array.from({ length: 17 }, (_, step): [number, number, number] => {
      const t = (step / 16) * Math.PI * 2;
      const lean = 0.25 * noise(at, 3);
      const [x, y, z] = [Math.cos(t) * 4.75 * Math.cos(lean), Math.sin(t) * 4.75, 4.75 * Math.sin(lean)];
      const [x1, z1] = [x * Math.cos(a) - z * Math.sin(a), x * Math.sin(a) + z * Math.cos(a)];
      return [x1 * Math.cos(b) - y * Math.sin(b), x1 * Math.sin(b) + y * Math.cos(b), z1];
    });
    group.add(string(points, 0.3, matt(tones[at % 3] ?? "#2f86d6", 0.9), { steps: 60, sides: 7 }));
  }
  group.add(
    string(
      [
        [2, -4.3, 2.4],
        [5, -4.7, 4],
        [8, -4.7, 2],
        [10, -4.7, 4],
      ],
      0.3,
      matt("#2f86d6", 0.9),
    ),
  );
  return group;
}

export function wand(): Group {
  const group = new Group();
  group.add(
    string(
      [
        [-9, 0.6, 2],
        [-2, 9, 1],
        [5, 16, 0],
      ],
      (p) => mix(0.5, 0.28, p),
      plastic("#6d1f7c", 0.4),
    ),
  );
  const grip = string(
    [
      [-9.4, 0.2, 2.1],
      [-6.6, 3.5, 1.6],
    ],
    0.75,
    matt("#f2a81d"),
  );
  group.add(
    grip,
    string(
      [
        [5, 16, 0],
        [7.4, 15, 0.4],
        [8, 12, 0.6],
      ],
      0.09,
      matt("#333333"),
    ),
  );
  ["#e8433a", "#f7b516", "#2fa24a", "#2f86d6", "#d63f9a"].forEach((color, at) => {
    const feather = surface(
      (u, v) => {
        const wide = 1.1 * Math.sin(Math.PI * mix(0.08, 0.96, v)) ** 0.7;
        return [
          (u - 0.5) * 2 * wide + 0.12 * Math.sin(v * 60 + u * 4),
          -v * 8.4,
          0.5 * Math.sin(v * 2) + (u - 0.5) ** 2,
        ];
      },
      matt(color, 0.8),
      { columns: 16, rows: 70 },
    );
    feather.position.set(8, 12, 0.6 + at * 0.12);
    feather.rotation.z = (at - 2) * 0.34;
    group.add(feather);
  });
  return group;
}

export function rope(): Group {
  const group = new Group();
  const strands = (from: number, to: number) =>
    [0, 1, 2].map((each) =>
      string(
        Array.from({ length: 26 }, (_, at): [number, number, number] => {
          const t = at / 25;
          const turn = t * 15 + (each / 3) * 6.283;
          return [
            mix(from, to, t),
            2.6 + Math.sin(turn) * 0.75 + Math.sin(t * 3) * 0.8,
            Math.cos(turn) * 0.75,
          ];
        }),
        0.78,
        matt(["#f3ead8", "#2f86d6", "#e8433a"][each] ?? "#f3ead8", 0.95),
        { steps: 120, sides: 9 },
      ),
    );
  group.add(...strands(-8, 8));
  for (const side of [-1, 1]) {
    for (let at = 0; at < 5; at++) {
      const loop = made(
        new TorusGeometry(1.5, 0.85, 14, 40),
        matt(["#f3ead8", "#2f86d6", "#e8433a"][at % 3] ?? "#f3ead8", 0.95),
      );
      loop.position.set(side * 8.2, 2.7, 0);
      loop.rotation.set(at * 0.8, at * 1.1, at * 0.6);
      group.add(loop);
    }
    for (let at = 0; at < 44; at++)
      group.add(
        string(
          [
            [side * 9.4, 2.7, 0],
            [side * 11.6, 2.7 + noise(at, 1) * 2.6, noise(at, 5) * 2.6],
            [side * 13.4, 2.6 + noise(at, 2) * 3.8, noise(at, 9) * 3.8],
          ],
          0.19,
          matt(["#f3ead8", "#2f86d6", "#e8433a"][at % 3] ?? "#f3ead8", 0.95),
          { steps: 8, sides: 5 },
        ),
      );
  }
  group.rotation.y = 0.4;
  return new Group().add(group);
}

export const sponges = (): Group =>
  arranged(
    [
      [0.3, 0, -0.2, 0, -3],
      [-0.4, 3.5, 0.1, 0, 4],
      [0.2, 7, 0, 0, -6],
    ],
    (at) => {
      const soft = box(12.5, 2.5, 8, 0.5, paper(["#f9c92f", "#f58fb0", "#6cc7a8"][at] ?? "#f9c92f"));
      const rough = box(12.5, 0.95, 8, 0.3, paper("#1f6b3a"));
      rough.position.y = 2.95;
      const group = new Group().add(soft, rough);
      const random = seeded(`sponge ${at}`);
      const hole = matt(["#dba512", "#d96a90", "#479f82"][at] ?? "#dba512", 0.95);
      for (let each = 0; each < 46; each++) {
        const pore = ball(0.1 + random() * 0.16, hole);
        pore.scale.z = 0.3;
        pore.position.set((random() - 0.5) * 11.4, 0.4 + random() * 1.8, 4);
        group.add(pore);
      }
      return group;
    },
  );

export const glove = (): Group => {
  const group = new Group();
  for (const side of [0, 1]) {
    const skin = plastic("#f2c319", 0.4);
    const palm = blob((x, y, z) => 4 * (1 + noise(x * 2, y * 2, z) * 0.03), skin);
    palm.scale.set(0.9, 1.1, 0.35);
    palm.position.y = 14;
    const hand = new Group().add(palm);
    (
      [
        [-2.7, 17, 0.16, 5.6],
        [-0.95, 18, 0.05, 6.4],
        [0.9, 18, -0.05, 6.2],
        [2.6, 16.8, -0.18, 5],
      ] as const
    ).forEach(([x, y, lean, length]) =>
      hand.add(
        string(
          [
            [x * 0.9, y - 3, 0],
            [x - lean * 3, y, 0.1],
            [x - lean * 8, y + length * 0.7, 0.4],
          ],
          (p) => 0.95 * Math.min(1, Math.sqrt(1.02 - p) * 2.4),
          skin,
          { steps: 30, sides: 16 },
        ),
      ),
    );
    hand.add(
      string(
        [
          [-2.5, 12.6, 0],
          [-4.6, 14.6, 0.8],
          [-5.4, 17, 1.4],
        ],
        (p) => 1.05 * Math.min(1, Math.sqrt(1.02 - p) * 2.4),
        skin,
        { steps: 30, sides: 16 },
      ),
    );
    hand.add(
      turned(
        rounded([
          [3.4, 0],
          [3.5, 0.4, 0.2],
          [3.1, 3],
          [2.7, 8, 1],
          [3, 11.5],
        ]),
        skin,
      ),
    );
    hand.children.at(-1)?.scale.set(1, 1, 0.42);
    hand.position.set(side * 3.6 - 1.8, 0, -side * 2);
    hand.rotation.z = side * -0.12;
    if (side) hand.scale.x = -1;
    group.add(hand);
  }
  return group;
};

export const brushes = (): Group =>
  arranged(
    [
      [-1.5, 0, 0, 0, 0, 4],
      [1.5, 0, 0, 0, 0, -4],
    ],
    (at) => {
      const color = at ? "#0b62b0" : "#17a398";
      const group = new Group();
      group.add(
        string(
          [
            [0, 0, 0],
            [0.1, 4, 0.3],
            [0, 8, 0],
            [0, 13.4, 0],
          ],
          (p) => mix(0.62, 0.36, smooth(0.3, 0.8, p)),
          plastic(color, 0.25),
          { steps: 40 },
        ),
      );
      const head = box(1.3, 3.2, 0.5, 0.2, plastic("#ffffff", 0.3));
      head.position.y = 14.6;
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 4; column++) {
          const tuft = rod(0.14, 0.12, 1, matt(row % 3 ? "#ffffff" : color, 0.6), 8);
          tuft.rotation.x = Math.PI / 2;
          tuft.position.set((column - 1.5) * 0.29, 13.3 + row * 0.33, 0.7);
          group.add(tuft);
        }
      return group.add(head);
    },
  );

export const razors = (): Group =>
  arranged(
    [
      [-3.3, 0, 0],
      [-1.1, 0, 0],
      [1.1, 0, 0],
      [3.3, 0, 0],
    ],
    (at) => {
      const group = new Group();
      const color = at % 2 ? "#5b3f8c" : "#7a5bb0";
      group.add(
        string(
          [
            [0, 0, 0],
            [0.05, 3.5, 0.35],
            [0, 7.6, 0],
          ],
          (p) => mix(0.55, 0.32, p),
          plastic(color, 0.3),
        ),
      );
      const head = box(2, 1.05, 0.6, 0.2, plastic("#e9ecef", 0.3));
      head.position.set(0, 8.2, 0.15);
      for (let blade = 0; blade < 3; blade++) {
        const edge = box(1.75, 0.09, 0.66, 0.02, metal("#aeb4bc", 0.2));
        edge.position.set(0, 8 + blade * 0.24, 0.18);
        group.add(edge);
      }
      return group.add(head);
    },
  );

export const thermometer = (): Group => {
  const group = new Group();
  const body = box(2.1, 9.5, 1, 0.5, plastic("#ffffff", 0.3));
  body.position.y = 7.2;
  const screen = box(1.3, 2.6, 0.2, 0.1, plastic("#b9c9b5", 0.2));
  screen.position.set(0, 8, 0.5);
  const digits = [-0.3, 0.05, 0.4].map((x) => {
    const one = box(0.2, 0.9, 0.06, 0.02, matt("#1f2a24"));
    one.position.set(x, 8, 0.62);
    return one;
  });
  const button = rod(0.42, 0.42, 0.3, plastic("#0a7d6c"));
  button.rotation.x = Math.PI / 2;
  button.position.set(0, 10.6, 0.5);
  return group.add(
    body,
    screen,
    button,
    ...digits,
    string(
      [
        [0, 2.6, 0],
        [0, 1, 0],
        [0, 0.2, 0],
      ],
      (p) => mix(0.62, 0.28, p),
      plastic("#0a7d6c", 0.35),
    ),
    string(
      [
        [0, 0.3, 0],
        [0, -0.8, 0],
      ],
      0.24,
      metal("#c9cdd4", 0.2),
    ),
  );
};

export const pacifierBottle = (): Group => {
  const group = new Group();
  group.add(
    turned(
      [
        [0, 0.4],
        [2.6, 0.4],
        [2.6, 8],
        [0, 8],
      ],
      filling("#fdfbf3", 0.2),
    ),
  );
  const shell = turned(
    rounded([
      [0, 0],
      [2.75, 0, 0.4],
      [2.8, 4, 1],
      [2.55, 7, 1],
      [2.8, 11, 0.8],
      [2.3, 13, 0.4],
      [2.3, 13.6],
    ]),
    glass("#eaf6ff", 0.1, 0.55),
  );
  shell.renderOrder = 2;
  group.add(
    shell,
    turned(
      rounded([
        [2.3, 13.2],
        [2.75, 13.2, 0.15],
        [2.7, 15.6, 0.25],
        [1.6, 15.8],
        [0, 15.8],
      ]),
      plastic("#ff8fa3", 0.35),
    ),
  );
  group.add(
    turned(
      rounded([
        [1.7, 15.7],
        [1.75, 16.4, 0.3],
        [0.8, 17.6, 0.5],
        [0.62, 19, 0.2],
        [0.7, 19.6, 0.3],
        [0, 20],
      ]),
      glass("#f3e2b8", 0.45, 0.85),
    ),
  );
  for (let at = 0; at < 6; at++) {
    const line = box(at % 2 ? 0.7 : 1.1, 0.09, 0.06, 0.02, matt("#ff6f8a"));
    line.position.set(-0.9, 2 + at * 1.35, 2.78 - (at > 2 && at < 5 ? 0.12 : 0));
    line.renderOrder = 3;
    group.add(line);
  }
  const face = ball(0.75, plastic("#ff8fa3"));
  face.scale.z = 0.08;
  face.position.set(0.9, 5.4, 2.72);
  return group.add(face);
};

export const bones = (): Group =>
  arranged(
    [
      [-1.4, 0, 0, 0, 0, 66],
      [1.2, 0, 0.8, 0, 0, 112],
      [0, 3, 1.6, 0, 10, 84],
    ],
    () => {
      const group = new Group();
      group.add(
        string(
          Array.from({ length: 10 }, (_, at): [number, number, number] => [0, at * 1.4 - 6.3, 0]),
          (p) => 1.15 + 0.12 * Math.sin(p * 30),
          matt("#e8d2a4", 0.75),
          { steps: 60, sides: 14 },
        ),
      );
      for (const end of [-1, 1])
        for (const side of [-1, 1]) {
          const knot = blob(
            (x, y, z) => 1.75 * (1 + noise(x * 3, y * 3, z * 3) * 0.1),
            peel(0.8, 0.05),
            (x, y, z) =>
              blend(rgb("#e8d2a4"), rgb("#cfae74"), 0.5 + 0.5 * Math.sin(y * 16 + noise(x, z) * 4)),
          );
          knot.position.set(side * 1.15, end * 6.6, 0);
          group.add(knot);
        }
      return group;
    },
  );

export const dogBiscuits = (): Group =>
  arranged(
    Array.from({ length: 9 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 2.3,
      0.6 + (9 - at) * 0.4,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.8,
      ((at * 53) % 40) - 20,
      at * 67,
    ]),
    () => {
      const group = new Group();
      const skin = matt("#b9803f", 0.8);
      const middle = box(3.6, 0.9, 1.7, 0.3, skin);
      group.add(middle);
      for (const end of [-1, 1])
        for (const side of [-1, 1]) {
          const knob = rod(0.98, 0.98, 0.9, skin, 24);
          knob.position.set(end * 2, 0.45, side * 0.75);
          group.add(knob);
        }
      return group;
    },
  );
export const strips = (tone = "#8f2f22"): Group =>
  arranged(
    Array.from({ length: 8 }, (_, at): Place => [
      0,
      0.4 + at * 0.35,
      (at - 3.5) * 0.9,
      0,
      ((at * 37) % 50) - 25,
    ]),
    (at) =>
      surface((u, v) => [(u - 0.5) * 12, Math.sin(u * 9 + at) * 0.5, (v - 0.5) * 1.8], peel(0.5, 0.3), {
        color: (u, v) =>
          blend(rgb(tone), rgb("#e3b48e"), smooth(0.35, 0.5, Math.abs(v - 0.5 + noise(u * 3, at) * 0.2))),
      }),
  );

export const soap = (tone: string): Group =>
  arranged(
    [
      [-3.6, 0, 0, 0, 12],
      [3.6, 0, 0.6, 0, -14],
      [0, 2.8, 0, 0, 4],
    ],
    () => {
      const bar = box(7, 2.7, 4.6, 1.1, plastic(tone, 0.4));
      return new Group().add(bar);
    },
  );
export const tabletsOf = (tone: string, long = false): Group =>
  arranged(
    [
      [-3, 0.6, 1, 0, 20],
      [2.6, 0.6, 1.4, 0, -30],
      [0, 0.6, -2, 0, 60],
      [0, 2, 0.4, 14, 10],
    ],
    () => {
      const pill = blob(() => 1.6, plastic(tone, 0.3));
      pill.scale.set(long ? 1.7 : 1.15, 0.5, long ? 0.8 : 1.15);
      return new Group().add(pill);
    },
  );
export const capsules = (one: string, two: string): Group =>
  arranged(
    [
      [-3, 1, 1, 0, 20],
      [3, 1, 1.2, 0, -35],
      [0.2, 1, -2.4, 0, 70],
      [0.3, 2.8, 0, 0, 10],
    ],
    () => {
      const group = new Group();
      group.add(
        string(
          [
            [-2.8, 0, 0],
            [0.1, 0, 0],
          ],
          (p) => 1.05 * Math.min(1, Math.sqrt(p + 0.004) * 3),
          plastic(one, 0.12),
          { steps: 40, sides: 24 },
        ),
      );
      group.add(
        string(
          [
            [0, 0, 0],
            [2.8, 0, 0],
          ],
          (p) => 1 * Math.min(1, Math.sqrt(1.004 - p) * 3),
          plastic(two, 0.12),
          { steps: 40, sides: 24 },
        ),
      );
      return group;
    },
  );
export const softgels = (): Group =>
  arranged(
    Array.from({ length: 8 }, (_, at): Place => [
      Math.sin(at * 2.4) * Math.sqrt(at) * 1.7,
      at < 2 ? 2.6 : 0.9,
      Math.cos(at * 2.4) * Math.sqrt(at) * 1.4,
      0,
      at * 67,
    ]),
    () => {
      const gel = blob(() => 1.1, filling("#e8a81c", 0.05));
      gel.scale.x = 1.7;
      return new Group().add(gel);
    },
  );
export const coffeePod = (): Group => {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [1.5, 0, 0.4],
        [1.7, 0.6, 0.2],
        [2.2, 3.8],
        [2.6, 3.9, 0.1],
        [2.6, 4.1, 0.05],
        [0, 4.1],
      ]),
      metal("#8f2f1c", 0.3),
    ),
  );
  return group;
};
export const filters = (): Group =>
  arranged(
    Array.from({ length: 5 }, (_, at): Place => [at * 0.5 - 1, 0, -at * 0.5]),
    () =>
      new Group().add(
        surface(
          (u, v) => [
            (u - 0.5) * mix(6, 14, v),
            v * 9 + Math.sin(u * Math.PI) * v * 1.4,
            noise(u * 5, v * 5) * 0.2,
          ],
          paper("#c9a273"),
          { columns: 40, rows: 20 },
        ),
      ),
  );
export const nappies = (tone: string): Group =>
  arranged([[0, 0, 0]], () => {
    const group = new Group();
    group.add(
      surface(
        (u, v) => {
          const [a, b] = [2 * u - 1, v];
          const waist = mix(0.62, 1, smooth(0.35, 1, b)) * (1 - 0.25 * Math.exp(-((b - 0.32) ** 2) * 26));
          return [a * 6.4 * waist, b * 9, 2.6 * (1 - a * a) + 0.6 * Math.sin(b * 3)];
        },
        paper("#ffffff"),
        { columns: 50, rows: 50 },
      ),
    );
    const tape = box(9.4, 1.5, 0.3, 0.1, plastic(tone, 0.5));
    tape.position.set(0, 7, 2.9);
    return group.add(tape);
  });
export const plug = (): Object3D => {
  const group = new Group();
  group.add(box(5.4, 8.6, 3.2, 1.3, plastic("#fbfbf9", 0.3)));
  const grill = [0, 1, 2, 3].map((at) => {
    const slot = box(3, 0.3, 0.2, 0.08, matt("#3a3f46"));
    slot.position.set(0, 5.6 + at * 0.7, 1.6);
    return slot;
  });
  const bottle = turned(
    rounded([
      [0, 0],
      [1.4, 0, 0.2],
      [1.4, 2.4, 0.4],
      [0, 3],
    ]),
    filling("#4fb06a", 0.1),
  );
  bottle.position.set(0, -1.6, 0);
  return group.add(...grill, bottle);
};
export const lipBalm = (): Object3D => {
  const group = new Group();
  group.add(
    turned(
      rounded([
        [0, 0],
        [1, 0, 0.1],
        [1, 5.6, 0.1],
        [0.86, 5.7],
        [0.86, 6.4],
        [0, 6.4],
      ]),
      plastic("#7a4a2c", 0.3),
    ),
  );
  group.add(
    turned(
      rounded([
        [0.8, 6.3],
        [0.8, 8, 0.3],
        [0, 8.6],
      ]),
      plastic("#f0d9b0", 0.35),
    ),
  );
  return group;
};
export const floss = (): Object3D => {
  const body = box(5, 5.6, 2, 0.9, plastic("#17a398", 0.25));
  const lid = box(5.02, 1.7, 2.02, 0.8, plastic("#ffffff", 0.25));
  lid.position.y = 5;
  return new Group().add(body, lid);
};
