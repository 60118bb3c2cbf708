import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Shell } from "../worker/shell.ts";

/**
 * The text of a worker in one piece: not every browser lets a worker import.
 * @param entry `worker.ts`, which is told its shell, or `self-removal.ts`
 */
export async function bundleWorker(entry: string, shell?: Shell): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL("../worker", import.meta.url)),
    logLevel: "warn",
    define: shell ? { SHELL: JSON.stringify(shell) } : {},
    build: {
      write: false,
      target: "es2024",
      minify: true,
      lib: { entry, formats: ["iife"], name: "worker", fileName: "worker" },
    },
  });
  const [chunk] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (chunk?.type !== "chunk") throw new Error("Vite has built no worker");
  return chunk.code;
}
