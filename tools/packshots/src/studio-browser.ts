import { fileURLToPath } from "node:url";
import { launchOptions } from "@shop/browser";
import { chromium } from "playwright-core";
import { build } from "vite";
import type { Shown } from "./page/page.ts";

export interface Studio {
  /** The picture of a product: `size` × `size` pixels, RGBA with straight alpha, averaged over so many `samples`. */
  take: (product: Shown, size: number, samples: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** The code that draws, as one script. */
async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: {
        entry: fileURLToPath(new URL("page/page.ts", import.meta.url)),
        formats: ["es"],
        fileName: "page",
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error("The page was not built.");
  return chunk.code;
}

/** Opens a browser that draws in software, so that a picture does not depend on a graphics card. */
export async function openStudio(): Promise<Studio> {
  const [browser, script] = await Promise.all([
    chromium.launch({ ...launchOptions(), args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] }),
    pageScript(),
  ]);
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.setContent("<!doctype html><title>packshots</title>");
  await page.addScriptTag({ content: script, type: "module" });
  await page.evaluate("globalThis.ready");
  return {
    take: async (product, size, samples) => {
      const call = `packshot(${JSON.stringify(product)}, ${size}, ${samples})`;
      return Buffer.from(await page.evaluate<string>(call), "base64");
    },
    close: () => browser.close(),
  };
}
