import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RENDITIONS } from "@shop/ui/renditions";
import sharp from "sharp";
import type { Plugin } from "vite";

/** Small enough for a slow network, and fast enough for a build of some 360 pictures. */
const ENCODING = { quality: 50, effort: 1 };

const CACHE_FOLDER = fileURLToPath(new URL("../../../node_modules/.cache/shop-pictures/", import.meta.url));

/** The cache key of a rendition: it changes with its source and with its encoding. */
const keyOf = (source: Buffer, width: number) =>
  createHash("sha256")
    .update(source)
    .update(`${width} ${JSON.stringify(ENCODING)} ${sharp.versions.sharp}`)
    .digest("hex");

/** Renders every picture in the widths that `ProductPicture` requests, and caches them for the next build. */
export function pictureRenditions(): Plugin {
  return {
    name: "picture-renditions",
    apply: "build",
    config: () => ({ define: { "import.meta.env.PICTURE_RENDITIONS": "true" } }),
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const folder = fileURLToPath(new URL("../public/pictures/", import.meta.url));
      const files = (await readdir(folder)).filter((file) => file.endsWith(".webp"));
      await mkdir(CACHE_FOLDER, { recursive: true });
      await Promise.all(
        files.map(async (file) => {
          const source = await readFile(join(folder, file));
          for (const [width, picture] of await renditionsOf(source))
            this.emitFile({
              type: "asset",
              fileName: `pictures/${file.replace(/\.webp$/, `-${width}.avif`)}`,
              source: picture,
            });
        }),
      );
    },
  };
}

const renditionsOf = (source: Buffer) =>
  Promise.all(
    RENDITIONS.map(async (width): Promise<[number, Buffer]> => {
      const cachePath = join(CACHE_FOLDER, keyOf(source, width));
      const cached = await readFile(cachePath).catch(() => null);
      if (cached) return [width, cached];
      const picture = await sharp(source).resize(width, width).avif(ENCODING).toBuffer();
      await writeFile(cachePath, picture);
      return [width, picture];
    }),
  );
