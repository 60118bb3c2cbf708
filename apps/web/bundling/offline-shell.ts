import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOfInspector } from "@shop/inspector/vite";
import type { Plugin, Rolldown } from "vite";
import { bundleWorker } from "./bundle-worker.ts";
import { shellOf } from "./shell-of.ts";

const WORKER = "sw.js";

/** What `public` holds of the shell. */
const PUBLIC_FILES = ["favicon.svg"];

/**
 * Makes the worker that opens the shop without a network, and tells it what the build has made.
 * @param options.isOn false makes the worker that ends the one before it: the way out
 */
export function offlineShell({ isOn }: { isOn: boolean }): Plugin {
  let publicDir = "";
  return {
    name: "offline-shell",
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post", // the page is written by then
      async handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const file of Object.values(bundle).filter(isForShoppers))
          files.set(file.fileName, file.type === "chunk" ? file.code : file.source);
        for (const name of PUBLIC_FILES) files.set(name, readFileSync(join(publicDir, name)));
        const source = isOn
          ? await bundleWorker("worker.ts", shellOf(files))
          : await bundleWorker("self-removal.ts");
        this.emitFile({ type: "asset", fileName: WORKER, source });
      },
    },
    // A browser that has opened the built shop at this address would go on showing that one.
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKER}`, async (_request, response, next) => {
        try {
          const source = await bundleWorker("self-removal.ts");
          response
            .setHeader("content-type", "text/javascript")
            .setHeader("cache-control", "no-store")
            .end(source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Hosts send no file whose name begins with a dot: they are for the builds that come after. */
function isForShoppers(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return !file.fileName.startsWith(".") && !isForDevelopers(file) && !isPicture(file);
}

/** Pictures are kept as they are seen: all of them together are more than a phone should ever be sent unasked. */
function isPicture({ fileName }: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return fileName.startsWith("pictures/");
}

/** What shows the machines is no part of the shop, and no shopper's device keeps it. */
function isForDevelopers(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (file.type === "asset") return isOfInspector(file.fileName);
  return file.moduleIds.some((id) => /\/packages\/inspector\/|\/apps\/web\/src\/inspect\//.test(id));
}
