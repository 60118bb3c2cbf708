import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RENDITIONS } from "@shop/ui/renditions";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";

type Rendition = (typeof RENDITIONS)[number];

/** Small enough for a slow network, and fast enough for a build of some 360 pictures. */
const encode = (picture: Sharp, { ending }: Rendition) =>
  ending.endsWith("avif")
    ? picture.avif({ quality: 50, effort: 1 })
    : picture.webp({ quality: 72, effort: 2 });

const CACHE_FOLDER = fileURLToPath(new URL("../../../node_modules/.cache/shop-pictures/", import.meta.url));

/** The cache key of a rendition: it changes with its source and with its encoding. */
const keyOf = (source: Buffer, { ending, width }: Rendition) =>
  createHash("sha256")
    .update(source)
    .update(`${ending} ${width} ${encode.toString()} ${sharp.versions.sharp}`)
    .digest("hex");

/** Renders every picture in the sizes that `ProductPicture` requests, and caches them for the next build. */
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
          for (const [rendition, picture] of await renditionsOf(source))
            this.emitFile({
              type: "asset",
              fileName: `pictures/${file.replace(/\.webp$/, rendition.ending)}`,
              source: picture,
            });
        }),
      );
    },
  };
}

const renditionsOf = (source: Buffer) =>
  Promise.all(
    RENDITIONS.map(async (rendition): Promise<[Rendition, Buffer]> => {
      const kept = join(CACHE_FOLDER, keyOf(source, rendition));
      const known = await readFile(kept).catch(() => null);
      if (known) return [rendition, known];
      const { width } = rendition;
      const picture = await encode(sharp(source).resize(width, width), rendition).toBuffer();
      await writeFile(kept, picture);
      return [rendition, picture];
    }),
  );
