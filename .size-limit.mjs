// Budgets of what a shopper downloads, brotli-compressed, checked by `npm run size` after a build.
import { readFileSync } from "node:fs";

const dist = "apps/web/dist";
const page = readFileSync(`${dist}/index.html`, "utf8");
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, path]) => `${dist}/${path}`,
);

export default [
  { name: "first load: scripts of every route", path: scripts, limit: "160 kB" },
  { name: "first load: styles", path: `${dist}/assets/*.css`, limit: "1 kB" },
  { name: "letters", path: `${dist}/assets/*.woff2`, limit: "64 kB", brotli: false },
  { name: "home", path: `${dist}/assets/home-page-*.js`, limit: "3 kB" },
  { name: "marketplace", path: `${dist}/assets/marketplace-page-*.js`, limit: "4 kB" },
  { name: "product", path: `${dist}/assets/product-page-*.js`, limit: "4 kB" },
  { name: "cart", path: `${dist}/assets/cart-page-*.js`, limit: "8 kB" },
  { name: "identity, only for who signs in", path: `${dist}/assets/identity-*.js`, limit: "24 kB" },
];
