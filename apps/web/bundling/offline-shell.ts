import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { injectManifest, type ManifestEntry } from "workbox-build";

const WORKER = "sw.js";

/** Without the pictures: together they are more than a phone should download unasked. */
const SHELL = [
  "index.html",
  "skeletons/*.html",
  "favicon.svg",
  "manifest.webmanifest",
  "assets/*.{css,js,svg,woff2}",
];

/** Left out of paths (`index.html` is `/`): hosts may redirect a path with it, which a navigation does not accept. */
const PAGE = /(?:^index)?\.html$/;

/**
 * Builds the worker that opens the shop without a network, with the list of the build's files.
 * @param options.isOn false builds a worker that removes the installed one
 */
export function offlineShell({ isOn }: { isOn: boolean }): Plugin {
  return {
    name: "offline-shell",
    async writeBundle({ dir = "" }) {
      const swDest = join(dir, WORKER);
      if (!isOn) return writeFile(swDest, await bundleWorker("self-removal.ts"));
      const swSrc = join(dir, ".vite", WORKER); // hosts serve nothing of a folder whose name begins with a dot
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
    // Otherwise a browser that has opened the built shop at this origin would keep showing it.
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKER}`, (_request, response, next) => {
        response.setHeader("content-type", "text/javascript");
        bundleWorker("self-removal.ts").then((source) => response.end(source), next);
      });
    },
  };
}

/** The path of a file, and a hash if its name has none, so that no other version's file is accepted. */
async function describe<T extends ManifestEntry>(entry: T, dir: string): Promise<T> {
  const url = `/${entry.url.replace(PAGE, "")}`;
  if (entry.revision === null) return { ...entry, url };
  const hash = createHash("sha256")
    .update(await readFile(join(dir, entry.url)))
    .digest("base64");
  return { ...entry, url, revision: hash.slice(0, 8), integrity: `sha256-${hash}` };
}

/** Bundles a worker into one script: not every browser supports imports in a worker. */
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
