import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build, type Plugin } from "vite";

const run = promisify(execFile);

const PAGE = fileURLToPath(new URL("../page/main.tsx", import.meta.url));
const DRAW = fileURLToPath(new URL("../export/run-draw.ts", import.meta.url));
const CHARTS = fileURLToPath(new URL("../../../../docs/machines", import.meta.url));

/** The name of the page in the root of what is served, and of the folder of its files. */
const NAME = "flujos";

/** What `run-draw.ts` prints of a machine that it finds. */
type Drawing = { svg: string; json: string };

/** What the page is made of besides its own address. */
export function isOfInspector(fileName: string): boolean {
  return fileName === `${NAME}.html` || fileName.startsWith(`${NAME}/`);
}

/**
 * Serves the page that shows the machines beside the app whose machines they are. It is a page of its own: the
 * app's own page and scripts are the same without it.
 */
export function inspectorPage(): Plugin {
  const charts = new Map<string, Promise<string>>();
  return {
    name: "inspector-page",
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      const files = await bundlePage();
      for (const [name, source] of files) emit(`${NAME}/${name}`, source);
      const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
      emit(
        `${NAME}.html`,
        html(
          `./${NAME}/page.js`,
          styles.map((name) => `./${NAME}/${name}`),
        ),
      );
      for (const chart of globSync("*.{svg,json}", { cwd: CHARTS }).toSorted())
        emit(`${NAME}/${chart}`, readFileSync(join(CHARTS, chart)));
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}.html`, async (_request, response, next) => {
        try {
          const page = html(`/@fs/${PAGE.replace(/^\//, "")}`, []);
          response.setHeader("content-type", "text/html");
          response.end(await server.transformIndexHtml(`/${NAME}.html`, page));
        } catch (error) {
          next(error);
        }
      });
      server.middlewares.use(`/${NAME}/`, async (request, response) => {
        // Not as a URL: of what is none, such as `//[`, nobody would catch the error, and the server would end.
        const [path = ""] = (request.url ?? "").split("?");
        try {
          const name = decodeURIComponent(basename(path));
          const kind = extname(name);
          const drawing = JSON.parse(await draw(basename(name, kind))) as Drawing | null;
          response.statusCode = drawing ? 200 : 404;
          response.setHeader("content-type", kind === ".svg" ? "image/svg+xml" : "application/json");
          response.end(kind === ".svg" ? drawing?.svg : drawing?.json);
        } catch (error) {
          // Vite would cover the app with an error of a page that only looks on.
          server.config.logger.error(`The chart ${path} cannot be drawn: ${String(error)}`);
          response.statusCode = 500;
          response.end();
        }
      });
      const renderInBrowser = (file: string) => {
        if (!file.endsWith(".ts") || charts.size === 0) return;
        charts.clear();
        server.ws.send({ type: "full-reload", path: `/${NAME}.html` });
      };
      for (const update of ["add", "change", "unlink"] as const) server.watcher.on(update, renderInBrowser);
    },
  };

  /** In a process of its own, which reads the machines as they are now. */
  function draw(machine: string): Promise<string> {
    const known = charts.get(machine);
    if (known) return known;
    const drawing = run(process.execPath, [DRAW, machine], { maxBuffer: 2 ** 26 }).then(
      ({ stdout }) => stdout,
    );
    charts.set(machine, drawing);
    // What failed once may work when it is asked for again.
    drawing.catch(() => charts.get(machine) === drawing && charts.delete(machine));
    return drawing;
  }
}

async function bundlePage(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2024",
      // The first of each that know `light-dark()`.
      cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5", "ios17.5"],
      modulePreload: false,
      rolldownOptions: {
        input: PAGE,
        output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}

function html(script: string, styles: readonly string[]): string {
  return [
    "<!doctype html>",
    '<html lang="es">',
    "<head>",
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    "<title>Flujos</title>",
    '<link rel="icon" href="./favicon.svg" />',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    `<script type="module" src="${script}"></script>`,
    "</head>",
    `<body><div id="flujos"></div></body>`,
    "</html>",
    "",
  ].join("\n");
}
