import type { Plugin } from "vite";

/** What the web app manifest needs. */
export type InstalledShop = {
  name: string;
  tagline: string;
  locale: string;
  /** The path at which it opens. */
  start: string;
  /** The colour around the page; the same as in the page's `meta`. */
  themeColor: string;
  backgroundColor: string;
};

const FILE = "manifest.webmanifest";

/** Writes the manifest with which a phone installs the shop on its home screen. */
export function webAppManifest({ name, tagline, locale, start, ...colours }: InstalledShop): Plugin {
  const icon = (file: string, sizes: string, purpose = "any") => ({
    src: `/icons/${file}.png`,
    sizes,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: `${name}: ${tagline}`,
    short_name: name,
    lang: locale,
    dir: "ltr",
    start_url: start,
    scope: "/",
    display: "standalone",
    theme_color: colours.themeColor,
    background_color: colours.backgroundColor,
    icons: [
      icon("icon-192", "192x192"),
      icon("icon-512", "512x512"),
      icon("icon-maskable-512", "512x512", "maskable"),
    ],
  };
  return {
    name: "web-app-manifest",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: `/${FILE}` }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "/icons/icon-180.png" }, injectTo: "head" },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(manifest, null, 2) });
    },
  };
}
