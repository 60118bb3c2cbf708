import {
  Box3,
  Group,
  InstancedMesh,
  Matrix4,
  type Mesh,
  type Object3D,
  Quaternion,
  Vector3,
  Color,
  Euler,
  BufferGeometry,
} from "three";
import { seeded } from "../random.ts";

/** Where one of many lies: its middle, how it is turned (degrees), how large. */
export type Place = readonly [
  x: number,
  y: number,
  z: number,
  tiltX?: number,
  turn?: number,
  tiltZ?: number,
  size?: number,
];

const radians = (degrees = 0) => (degrees * Math.PI) / 180;

/** Makes one for each place; then all are set down on the ground. */
export function arranged(places: readonly Place[], make: (index: number) => Object3D): Group {
  const group = new Group();
  places.forEach(([x, y, z, tiltX, turn, tiltZ, size = 1], index) => {
    const inner = make(index);
    const holder = new Group();
    holder.add(inner);
    holder.rotation.set(radians(tiltX), radians(turn), radians(tiltZ), "YXZ");
    holder.position.set(x, y, z);
    holder.scale.setScalar(size);
    group.add(holder);
  });
  return group;
}

/** Lets a thing stand on the ground, around the middle. */
export function grounded(thing: Object3D): Group {
  const group = new Group();
  group.add(thing);
  thing.updateMatrixWorld(true);
  const box = new Box3().setFromObject(thing, true);
  const middle = box.getCenter(new Vector3());
  thing.position.x -= middle.x;
  thing.position.z -= middle.z;
  thing.position.y -= box.min.y;
  return group;
}

/** Many small ones on a heap, or strewn over a round ground. */
export function heap(
  one: Mesh,
  {
    count = 420,
    radius = 8,
    height = 4,
    size = 1,
    colors = ["#ffffff"],
    seed = "heap",
    vary = 0.2,
    flat = false,
  }: {
    count?: number;
    radius?: number;
    height?: number;
    size?: number;
    colors?: readonly string[];
    seed?: string;
    vary?: number;
    flat?: boolean;
  },
): Group {
  const random = seeded(seed);
  const geometry: BufferGeometry = one.geometry;
  const mesh = new InstancedMesh(geometry, one.material, count);
  mesh.castShadow = mesh.receiveShadow = true;
  const matrix = new Matrix4();
  for (let at = 0; at < count; at++) {
    const far = Math.sqrt(random());
    const turn = random() * Math.PI * 2;
    const surfaceHeight = height * (1 - far ** 1.6);
    const depth = random() ** 2.2;
    const y = surfaceHeight * (1 - depth * 0.6) + size * 0.3;
    const way = flat
      ? new Euler((random() - 0.5) * 0.9, random() * 6.28, (random() - 0.5) * 0.9)
      : new Euler(random() * 6.28, random() * 6.28, random() * 6.28);
    const scale = size * (1 - vary / 2 + random() * vary);
    matrix.compose(
      new Vector3(Math.cos(turn) * far * radius, y, Math.sin(turn) * far * radius),
      new Quaternion().setFromEuler(way),
      new Vector3(scale, scale, scale),
    );
    mesh.setMatrixAt(at, matrix);
    mesh.setColorAt(
      at,
      new Color(colors[Math.floor(random() * colors.length)] ?? "#ffffff").offsetHSL(
        (random() - 0.5) * 0.012,
        0,
        (random() - 0.5) * 0.05,
      ),
    );
  }
  return new Group().add(mesh);
}
