import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { SKELETONS, skeletonOf } from "../worker/screens.ts";
import { builtShop } from "./built-shop.ts";

type Renderer = { renderSkeleton: (pathname: string) => string };

/**
 * Builds the code that renders pages on a server, into a folder `…-pages` beside this build; and adds the skeleton of
 * each screen to this build, whose page becomes the skeleton of all others.
 */
export function serverPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "server-pages",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: "post", // the page and the manifest are written by then
      async handler(_, bundle) {
        const page = assetOf(bundle, "index.html");
        const manifest = JSON.parse(String(assetOf(bundle, ".vite/manifest.json").source)) as Manifest;
        const { inlineConfig, root } = config;
        const outDir = `${resolve(root, config.build.outDir)}-pages`;
        await build({
          ...inlineConfig,
          configFile: join(root, "vite.pages.config.ts"),
          plugins: [inlineConfig.plugins, builtShop(String(page.source), manifest)],
          build: { outDir, emptyOutDir: true },
        });
        const file = pathToFileURL(join(outDir, "render-page.js")).href;
        const { renderSkeleton } = (await import(`${file}?${Date.now()}`)) as Renderer;
        page.source = renderSkeleton("/");
        for (const path of SKELETONS) {
          const fileName = `${skeletonOf(path).slice(1)}.html`;
          this.emitFile({ type: "asset", fileName, source: renderSkeleton(path) });
        }
      },
    },
  };
}

function assetOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputAsset {
  const file = bundle[name];
  if (file?.type !== "asset") throw new Error(`the build has no ${name}`);
  return file;
}
