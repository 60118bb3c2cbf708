import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../page", import.meta.url));

/** The name of the page in the root of what is served, and of the folder of its files. */
const NAME = "flujos";

/** What the page imports that is no module as it is. */
const PACKAGES = ["elkjs/lib/elk-api.js", "react", "react-dom/client", "react/jsx-dev-runtime"];

/** Serves the inspector page beside the app. It is a separate page: the app's own page and scripts do not change. */
export function inspectorPage(): Plugin {
  return {
    name: "inspector-page",
    // Vite would find them only when the page is opened, and reload every page for them.
    config: () => ({
      optimizeDeps: { include: PACKAGES.map((name) => `@shop/inspector > ${name}`) },
    }),
    async generateBundle() {
      for (const [fileName, source] of await bundlePage()) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}.html`, async (_request, response, next) => {
        try {
          const page = await readFile(join(SOURCE, `${NAME}.html`), "utf8");
          const script = `/@fs/${join(SOURCE, "main.tsx").replaceAll("\\", "/").replace(/^\//, "")}`;
          response.setHeader("content-type", "text/html");
          response.end(await server.transformIndexHtml(`/${NAME}.html`, page.replace("./main.tsx", script)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function bundlePage(): Promise<[name: string, source: string | Uint8Array][]> {
  const built = await build({
    configFile: false,
    root: SOURCE,
    publicDir: false,
    // The page may be served from any folder.
    base: "./",
    logLevel: "warn",
    build: {
      write: false,
      target: "es2024",
      // The first versions that support `light-dark()`.
      cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5", "ios17.5"],
      modulePreload: false,
      rolldownOptions: {
        input: join(SOURCE, `${NAME}.html`),
        output: { entryFileNames: `${NAME}/page.js`, assetFileNames: `${NAME}/[name][extname]` },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]);
}
