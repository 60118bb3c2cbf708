import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { PUBLIC } from "../start/folders.ts";

/** Finds which pictures the shop has, by paths such as `/pictures/arroz.webp`. Capitals count on every system. */
export function shopPictures(): (path: string) => boolean {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter(
    (each) => !each.isDirectory(),
  );
  const paths = new Set(
    files.map(({ parentPath, name }) => `/${relative(PUBLIC, join(parentPath, name)).replaceAll(sep, "/")}`),
  );
  return (path) => paths.has(path);
}
