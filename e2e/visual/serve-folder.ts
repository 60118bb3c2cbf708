import { fileURLToPath } from "node:url";
import { preview } from "vite";

/** The built workshop. */
export const WORKSHOP = fileURLToPath(new URL("../../packages/ui/storybook-static/", import.meta.url));

/** Serves the files of a folder on a free local port; a browser requests each once. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "silent",
    // A missing file is a 404.
    appType: "mpa",
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "max-age=3600" } },
  });
  return { origin: new URL(server.resolvedUrls?.local[0] ?? "").origin, close: () => server.close() };
}
