import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The verbs of the page with the whole SDK that they use, as the text of one module. */
export async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL("page", import.meta.url)),
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      lib: { entry: "verbs.ts", formats: ["es"], fileName: "verbs" },
    },
  });
  const [chunk] = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (chunk?.type !== "chunk") throw new Error("Vite has built no module");
  return chunk.code;
}
