import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./install.mjs";

/**
 * Gives functions that were built into a folder the packages that their package.json lists, and no other.
 * @returns their names
 * @throws Error when another version of one is installed
 */
export function linkPackages(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const [name, version] of Object.entries(dependencies)) {
    const home = [join(root, "apps", "functions"), root]
      .map((place) => join(place, "node_modules", name))
      .find((place) => existsSync(place));
    const installed = home && JSON.parse(readFileSync(join(home, "package.json"), "utf8")).version;
    if (installed !== version) throw new Error(`${name} ${version} no está instalado (hay ${installed}).`);
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(home, link, "junction");
  }
  return Object.keys(dependencies);
}
