import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { injectManifest, type ManifestEntry } from "workbox-build";

const WORKER = "sw.js";

/** Not the pictures: all of them together are more than a phone should be sent unasked. */
const SHELL = [
  "index.html",
  "skeletons/*.html",
  "favicon.svg",
  "manifest.webmanifest",
  "assets/*.{css,js,svg,woff2}",
];

/** At a path without it every host answers without a redirection, which no navigation accepts. */
const PAGE = /(?:^index)?\.html$/;

/**
 * Makes the worker that opens the shop without a network, with the list of what the build has made.
 * @param options.isOn false makes the worker that ends the one before it: the way out
 */
export function offlineShell({ isOn }: { isOn: boolean }): Plugin {
  return {
    name: "offline-shell",
    async writeBundle({ dir = "" }) {
      const swDest = join(dir, WORKER);
      if (!isOn) return writeFile(swDest, await bundleWorker("self-removal.ts"));
      const swSrc = join(dir, ".vite", WORKER); // hosts send nothing of a folder whose name begins with a dot
      await writeFile(swSrc, await bundleWorker("worker.ts"));
      const { warnings } = await injectManifest({
        swSrc,
        swDest,
        globDirectory: dir,
        globPatterns: SHELL,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (entries) => ({ manifest: await Promise.all(entries.map((entry) => describe(entry, dir))) }),
        ],
      });
      if (warnings.length > 0) this.error(warnings.join("\n"));
    },
    // A browser that has opened the built shop at this address would go on showing that one.
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKER}`, (_request, response, next) => {
        response.setHeader("content-type", "text/javascript");
        bundleWorker("self-removal.ts").then((source) => response.end(source), next);
      });
    },
  };
}

/** The path of a file, and of one whose name has no hash its content: a host that sends another version's sends none. */
async function describe<T extends ManifestEntry>(entry: T, dir: string): Promise<T> {
  const url = `/${entry.url.replace(PAGE, "")}`;
  if (entry.revision === null) return { ...entry, url };
  const hash = createHash("sha256")
    .update(await readFile(join(dir, entry.url)))
    .digest("base64");
  return { ...entry, url, revision: hash.slice(0, 8), integrity: `sha256-${hash}` };
}

/** The text of a worker in one piece: not every browser lets a worker import. */
async function bundleWorker(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL("../worker", import.meta.url)),
    logLevel: "warn",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
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
