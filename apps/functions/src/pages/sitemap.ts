import { escapeMarkup } from "../call/escape-markup.ts";
import type { CatalogSnapshot } from "../catalog/listing/catalog-snapshot.ts";

/** What one file may hold (https://www.sitemaps.org/protocol.html). */
const MAX_PAGES = 50_000;

/** The screens that a search engine is to find, besides those of categories and products. */
const SCREENS = [
  "/home",
  "/marketplace",
  "/quienessomos",
  "/contactenos",
  "/privacidad",
  "/terminos",
  "/devoluciones",
];

/**
 * The addresses of the shop for search engines: screens, categories, and every product once.
 * @param origin where the shop is, such as `https://…`
 */
export function writeSitemap(
  { categories, products }: Pick<CatalogSnapshot, "categories" | "products">,
  origin: string,
): string {
  const paths = [
    ...SCREENS,
    ...categories.map(({ id }) => `/marketplace?categoria=${encodeURIComponent(id)}`),
    ...products.map(({ id }) => `/detalles/${encodeURIComponent(id)}`),
  ];
  const urls = paths
    .slice(0, MAX_PAGES)
    .map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
