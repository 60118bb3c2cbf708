import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const REPOSITORY = fromHere("../../../..");

/** Node's compile cache: from the second start on, the shop opens in half the time. */
export const COMPILE_CACHE = fromHere("../../../../node_modules/.cache/shop");

/** Where `npm run build` puts the web app. */
export const WEB_ROOT = fromHere("../../../web/dist");

/** Their sources. */
export const WEB_SOURCES = fromHere("../../../web");
export const DESK_SOURCES = fromHere("../../../desk");

/** Where it puts the counter. */
export const DESK_ROOT = fromHere("../../../desk/dist");

/** The files of the web app that a build takes as they are, the pictures of the products among them. */
export const PUBLIC = fromHere("../../../web/public");

/** The files that a shop owner edits: for the server only, and for browsers, which takes precedence. */
export const SHOP_FILES = [
  fromHere("../../../../packages/commerce/shop.config.server.json"),
  fromHere("../../../../packages/commerce/shop.config.json"),
];

/** What the shop sells until its owner imports something else. */
export const DEMO_CATALOG = fromHere("../../../functions/catalog/demo.json");

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
