// Trays of foam, punnets, and what lies in them.
import { Box3, Group, type Object3D, Vector3 } from "three";
import { front, type Print } from "../label/print.ts";
import { film, glass, plastic } from "../materials.ts";
import { box, mix, noise, smooth, surface } from "../shapes.ts";

export interface TrayOptions {
  w?: number;
  d?: number;
  color?: string;
  /** Where the label lies on the film: across and deep, -1 to 1. */
  label?: readonly [number, number];
  labelSize?: number;
  rim?: number;
}

/** Food on a tray of foam, under film, with a label on it. */
export function tray(
  print: Print,
  food: Object3D,
  { w = 22, d = 15, color = "#161616", label = [0.5, 0.52], labelSize = 8.6, rim = 2.4 }: TrayOptions,
): Group {
  const group = new Group();
  const foam = plastic(color, 0.55);
  const section = [
    [0.8, 0],
    [0.86, 0.02],
    [1, 1],
    [1.05, 1.02],
    [1.05, 0.94],
    [1, 0.9],
  ] as const;
  group.add(
    surface(
      (u, v) => {
        const at = v * (section.length - 1);
        const low = Math.min(section.length - 2, Math.floor(at));
        const [a, b] = [section[low] ?? section[0], section[low + 1] ?? section[0]];
        const wide = mix(a[0], b[0], at - low);
        const [x, z] = squircle(u, (w / 2) * wide, (d / 2) * wide);
        return [x, mix(a[1], b[1], at - low) * rim, z];
      },
      foam,
      { columns: 96, rows: 30 },
    ),
  );
  const floor = box(w * 0.83, 0.25, d * 0.83, 0.1, foam);
  floor.position.y = 0.14;
  group.add(floor);
  food.position.y += 0.25;
  group.add(food);
  const tall = Math.max(rim, new Box3().setFromObject(food).max.y);
  const cover = surface(
    (u, v) => {
      const [x, z] = squircle(u, (w / 2) * 1.02 * v, (d / 2) * 1.02 * v);
      const rise = (1 - smooth(0.45, 1, v)) * (tall - rim + 0.12);
      return [x, rim * 1.03 + rise + noise(x * 0.5, z * 0.5) * 0.06, z];
    },
    glass("#ffffff", 0.015, 0.16),
    { columns: 96, rows: 32 },
  );
  cover.renderOrder = 2;
  cover.castShadow = false;
  group.add(cover);
  const tag = surface(
    (u, v) => {
      const [x, z] = [
        label[0] * w * 0.36 + (u - 0.5) * labelSize,
        label[1] * d * 0.36 + (0.5 - v) * labelSize * 0.62,
      ];
      const far = Math.max(Math.abs(x / (w / 2)), Math.abs(z / (d / 2)));
      return [x, rim * 1.03 + (1 - smooth(0.45, 1, far)) * (tall - rim + 0.12) + 0.12, z];
    },
    film(front(print, labelSize, labelSize * 0.62, 1000), 0.3),
    { columns: 30, rows: 20 },
  );
  tag.renderOrder = 3;
  group.add(tag);
  return group;
}

function squircle(u: number, a: number, b: number): [number, number] {
  const turn = u * Math.PI * 2;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const power = 0.36;
  return [Math.sign(c) * Math.abs(c) ** power * a, Math.sign(s) * Math.abs(s) ** power * b];
}

/** A clear punnet with a lid and a label across. */
export function punnet(
  print: Print,
  food: Object3D,
  { w = 17, d = 12, h = 7, tint = "#ffffff" }: { w?: number; d?: number; h?: number; tint?: string },
): Group {
  const group = new Group();
  group.add(food);
  const shell = surface(
    (u, v) => {
      const wide = mix(0.9, 1, v) + (v > 0.93 ? 0.03 : 0);
      const rib = 1 + 0.006 * Math.sin(u * Math.PI * 64) * smooth(0, 0.2, v) * (1 - smooth(0.75, 0.9, v));
      const [x, z] = squircle(u, (w / 2) * wide * rib, (d / 2) * wide * rib);
      return [x, v * h, z];
    },
    glass(tint, 0.06, 0.38),
    { columns: 160, rows: 24 },
  );
  const lid = surface(
    (u, v) => {
      const [x, z] = squircle(u, (w / 2) * 1.03 * v, (d / 2) * 1.03 * v);
      return [x, h + 0.1 + (1 - smooth(0.72, 0.94, v)) * 1.1, z];
    },
    glass(tint, 0.05, 0.38),
    { columns: 120, rows: 24 },
  );
  for (const each of [shell, lid]) {
    each.renderOrder = 2;
    each.castShadow = false;
  }
  const size = new Vector3(w * 0.5, 0, w * 0.3);
  const tag = box(size.x, 0.03, size.z, 0.01, film(front(print, size.x, size.z, 900), 0.3));
  tag.position.set(0, h + 1.27, d * 0.12);
  tag.renderOrder = 4;
  group.add(shell, lid, tag);
  return group;
}

/** A clear box without a lid, its label in front. */
export function openPunnet(
  print: Print,
  food: Object3D,
  { w = 17, d = 12, h = 7 }: { w?: number; d?: number; h?: number },
): Group {
  const group = new Group();
  food.position.y += 0.3;
  group.add(food);
  const shell = surface(
    (u, v) => {
      const wide = mix(0.88, 1, v) + (v > 0.94 ? 0.035 : 0);
      const rib = 1 + 0.005 * Math.sin(u * Math.PI * 64) * smooth(0, 0.2, v) * (1 - smooth(0.75, 0.9, v));
      const [x, z] = squircle(u, (w / 2) * wide * rib, (d / 2) * wide * rib);
      return [x, v * h, z];
    },
    glass("#ffffff", 0.03, 0.3),
    { columns: 160, rows: 24 },
  );
  shell.renderOrder = 2;
  shell.castShadow = false;
  const [wide, tall] = [w * 0.5, h * 0.62];
  const tag = box(wide, tall, 0.05, 0.02, film(front(print, wide, tall, 900), 0.3));
  tag.position.set(0, h * 0.32, (d / 2) * 0.97 + 0.3);
  tag.rotation.x = 0.1;
  tag.renderOrder = 4;
  group.add(shell, tag);
  return group;
}
