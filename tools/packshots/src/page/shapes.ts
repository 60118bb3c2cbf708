import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { ImprovedNoise } from "three/examples/jsm/math/ImprovedNoise.js";

const perlin = new ImprovedNoise();

/** Smooth noise, about -1 to 1; the same for the same place. */
export const noise = (x: number, y: number, z = 0.5): number => perlin.noise(x, y, z);

/** Noise of three sizes on top of each other. */
export const roughness = (x: number, y: number, z = 0.5): number =>
  noise(x, y, z) + noise(2.1 * x, 2.1 * y, 2.1 * z) / 2 + noise(4.3 * x, 4.3 * y, 4.3 * z) / 4;

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export type Point = readonly [x: number, y: number];

/** A box with round edges that stands on the ground; the order of materials is right, left, top, bottom, front, back. */
export function box(
  width: number,
  height: number,
  depth: number,
  round: number,
  material: Material | Material[],
): Mesh {
  const geometry = new RoundedBoxGeometry(
    width,
    height,
    depth,
    4,
    Math.min(round, width / 2.01, height / 2.01, depth / 2.01),
  );
  const mesh = made(geometry, material);
  mesh.position.y = height / 2;
  return mesh;
}

/** Casts and catches shadows. */
export function made(geometry: BufferGeometry, material: Material | Material[]): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A profile of radius and height, its corners rounded, turned around the middle; v runs with the height. */
export function turned(profile: readonly Point[], material: Material, segments = 96): Mesh {
  const geometry = new LatheGeometry(
    profile.map(([x, y]) => new Vector2(Math.max(x, 0.0001), y)),
    segments,
    Math.PI,
    2 * Math.PI,
  );
  byHeight(geometry);
  return made(geometry, material);
}

function byHeight(geometry: BufferGeometry): void {
  const position = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < position.count; at++) {
    low = Math.min(low, position.getY(at));
    high = Math.max(high, position.getY(at));
  }
  for (let at = 0; at < position.count; at++) uv.setY(at, (position.getY(at) - low) / (high - low || 1));
}

/** The same profile with its corners cut round: `[x, y, radius]`. */
export function rounded(corners: readonly (readonly [number, number, number?])[], steps = 6): Point[] {
  const points: Point[] = [];
  corners.forEach(([x, y, radius = 0], index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after || radius === 0) {
      points.push([x, y]);
      return;
    }
    const toward = ([otherX, otherY]: readonly [number, number, number?]) => {
      const far = Math.hypot(otherX - x, otherY - y) || 1;
      const part = Math.min(radius, far / 2) / far;
      return [x + (otherX - x) * part, y + (otherY - y) * part] as const;
    };
    const [start, end] = [toward(before), toward(after)];
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      points.push([a * start[0] + b * x + c * end[0], a * start[1] + b * y + c * end[1]]);
    }
  });
  return points;
}

/** The part of a profile between two heights, moved outwards: where a label sits. */
export function band(profile: readonly Point[], from: number, to: number, outwards: number): Point[] {
  const radiusAt = (height: number) => {
    for (let at = 1; at < profile.length; at++) {
      const [a, b] = [profile[at - 1], profile[at]];
      if (
        a &&
        b &&
        a[1] !== b[1] &&
        height >= Math.min(a[1], b[1]) &&
        height <= Math.max(a[1], b[1]) &&
        a[0] > 0.01
      )
        return mix(a[0], b[0], (height - a[1]) / (b[1] - a[1]));
    }
    return 0;
  };
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const height = mix(from, to, step / steps);
    return [radiusAt(height) + outwards, height];
  });
}

/** A surface over u and v (0 to 1 each): where each point is, and its colour where it has one. */
export function surface(
  at: (u: number, v: number) => readonly [number, number, number],
  material: Material,
  {
    columns = 64,
    rows = 48,
    color,
  }: {
    columns?: number;
    rows?: number;
    color?: (u: number, v: number, x: number, y: number, z: number) => readonly [number, number, number];
  } = {},
): Mesh {
  const geometry = new BufferGeometry();
  const [places, colors, uvs, faces]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      const [x, y, z] = at(u, v);
      places.push(x, y, z);
      uvs.push(u, v);
      if (color) colors.push(...color(u, v, x, y, z));
    }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const first = row * (columns + 1) + column;
      const above = first + columns + 1;
      faces.push(first, first + 1, above, above, first + 1, above + 1);
    }
  geometry.setIndex(faces);
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  if (color) geometry.setAttribute("color", new BufferAttribute(new Float32Array(colors), 3));
  geometry.computeVertexNormals();
  closeSeam(geometry, columns, rows);
  return made(geometry, material);
}

/** Where the two ends of a row meet, both get the same normal, so that no seam shows. */
function closeSeam(geometry: BufferGeometry, columns: number, rows: number): void {
  const position = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  const [a, b] = [new Vector3(), new Vector3()];
  for (let row = 0; row <= rows; row++) {
    const [first, last] = [row * (columns + 1), row * (columns + 1) + columns];
    a.fromBufferAttribute(position, first);
    b.fromBufferAttribute(position, last);
    if (a.distanceTo(b) > 1e-4) continue;
    a.fromBufferAttribute(normal, first);
    b.fromBufferAttribute(normal, last);
    a.add(b).normalize();
    normal.setXYZ(first, a.x, a.y, a.z);
    normal.setXYZ(last, a.x, a.y, a.z);
  }
}

/** A sphere that is pushed about: how far each direction reaches, and its colour. */
export function blob(
  radius: (x: number, y: number, z: number) => number,
  material: Material,
  color?: (x: number, y: number, z: number) => readonly [number, number, number],
  detail = 1,
): Mesh {
  return surface(
    (u, v) => {
      const [x, y, z] = direction(u, v);
      const far = radius(x, y, z);
      return [x * far, y * far, z * far];
    },
    material,
    {
      columns: Math.round(72 * detail),
      rows: Math.round(48 * detail),
      ...(color && { color: (u, v) => color(...direction(u, v)) }),
    },
  );
}

function direction(u: number, v: number): [number, number, number] {
  const [turn, rise] = [2 * Math.PI * u, Math.PI * (v - 0.5)];
  return [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)];
}

export const ball = (radius: number, material: Material): Mesh =>
  made(new SphereGeometry(radius, 32, 24), material);

export const rod = (low: number, high: number, length: number, material: Material, segments = 32): Mesh =>
  made(new CylinderGeometry(high, low, length, segments), material);

/** A round string along points; how thick it is at each part of its way. */
export function string(
  points: readonly (readonly [number, number, number])[],
  thick: number | ((part: number) => number),
  material: Material,
  { steps = 48, sides = 14 } = {},
): Mesh {
  const curve = new CatmullRomCurve3(points.map((each) => new Vector3(...each)));
  const geometry = new TubeGeometry(curve, steps, 1, sides);
  const position = geometry.getAttribute("position");
  const middle = new Vector3();
  const point = new Vector3();
  for (let step = 0; step <= steps; step++) {
    curve.getPointAt(step / steps, middle);
    const wide = typeof thick === "number" ? thick : thick(step / steps);
    for (let side = 0; side <= sides; side++) {
      const at = step * (sides + 1) + side;
      point.fromBufferAttribute(position, at).sub(middle).multiplyScalar(wide).add(middle);
      position.setXYZ(at, point.x, point.y, point.z);
    }
  }
  geometry.computeVertexNormals();
  return made(geometry, material);
}
