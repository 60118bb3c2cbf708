import { Group } from "three";
import { paper as paperSkin } from "../materials.ts";
import { box, noise, surface } from "../shapes.ts";

/** A sheet of brown paper under and around a stack. */
export function paper(radius: number, tall: number): Group {
  const group = new Group();
  group.add(
    surface(
      (u, v) => {
        const turn = u * 6.283;
        const far = radius * (1.02 + 0.05 * v + 0.03 * noise(u * 14, v * 3));
        return [
          Math.sin(turn) * far,
          v * tall * (0.78 + 0.16 * noise(u * 9, 2)),
          Math.cos(turn) * far * 1.0 - 0.05,
        ];
      },
      paperSkin("#d9b98a"),
      { columns: 140, rows: 14 },
    ),
  );
  return group;
}

export { box };
