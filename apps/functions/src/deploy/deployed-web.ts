import { readFile } from "node:fs/promises";
import type { BuiltWeb, Renderer } from "../pages/built-web.ts";

/**
 * The web app, as the build puts it beside the functions.
 * @param home the address of the bundle
 */
export function deployedWeb(home: string): BuiltWeb {
  return {
    // Loaded by the first page: a call needs none of it. Node keeps what it has loaded.
    loadRenderer: async (): Promise<Renderer> => import(new URL("web/render-page.js", home).href),
    readSkeleton: (skeleton) =>
      readFile(new URL(`web${skeleton === "/" ? "/index" : skeleton}.html`, home), "utf8"),
  };
}
