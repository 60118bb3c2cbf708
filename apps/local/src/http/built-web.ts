import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltWeb, Renderer } from "@shop/functions";

/**
 * The build of the web app, for the function that renders pages.
 * @param root the folder of the build; the renderer is in the one beside it that ends in `-pages`. Both may appear
 * later, and may be built anew.
 */
export function builtWeb(root: string): BuiltWeb {
  const file = join(`${root}-pages`, "render-page.js");
  return {
    loadRenderer: async (): Promise<Renderer | undefined> => {
      // Node loads a module once per URL, so each version gets its own.
      const version = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      return version === undefined ? undefined : import(`${pathToFileURL(file).href}?${version}`);
    },
    readSkeleton: (skeleton) => readFile(join(root, `${skeleton === "/" ? "index" : skeleton}.html`), "utf8"),
  };
}
