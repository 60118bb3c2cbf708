import { FIRST_PAINT } from "@shop/web/first-paint";
import type { Manifest, Plugin } from "vite";

const NAME = "virtual:built-shop";

const SIGN_IN = "src/features/session/sign-in/sign-in-layout.tsx";

/** The entry modules of each screen, by the prefix of its path; the first match counts. */
const SOURCES: Record<string, string[]> = {
  "/home": ["src/features/home/home-page.tsx"],
  "/marketplace": ["src/app/machine/open-marketplace.ts", "src/features/catalog/page/marketplace-page.tsx"],
  "/detalles": ["src/features/product/page/product-page.tsx"],
  "/quienessomos": ["src/features/about/about-page.tsx"],
  "/contactenos": ["src/features/contact/contact-page.tsx"],
  "/privacidad": ["src/features/policies/policy-page.tsx"],
  "/terminos": ["src/features/policies/policy-page.tsx"],
  "/devoluciones": ["src/features/policies/policy-page.tsx"],
  "/carritocompras/": ["src/features/checkout/page/checkout-page.tsx", "src/app/machine/open-checkout.ts"],
  "/carritocompras": ["src/features/cart/page/cart-page.tsx"],
  "/detalle": ["src/features/product/page/quick-product-page.tsx"],
  "/login": [SIGN_IN, "src/features/session/sign-in/sign-in-page.tsx"],
  "/registrar": [SIGN_IN, "src/features/session/sign-up/sign-up-page.tsx"],
  "/pagoconfirmado": ["src/features/orders/page/order-page.tsx"],
  "/cuenta": ["src/features/account/page/account-page.tsx"],
};

/**
 * Provides the module `virtual:built-shop`: what the code that renders pages needs of the browser's build, which is
 * finished before it.
 * @param template the HTML of that build, without a rendered screen
 * @param manifest its files: those of a screen are preloaded, except what the template loads anyway
 */
export function builtShop(template: string, manifest: Manifest): Plugin {
  return {
    name: "built-shop",
    resolveId: { filter: { id: /^virtual:built-shop$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:built-shop$/ },
      handler: () => {
        const inTemplate = new Set(Array.from(template.matchAll(/assets\/[^"]+\.js/g), ([file]) => file));
        const screens = Object.entries(SOURCES).map(([path, sources]) => {
          const files = new Set<string>();
          for (const source of sources) filesOf(source, manifest, files);
          return [path, [...files].filter((file) => !inTemplate.has(file)).map((file) => `/${file}`)];
        });
        return `
          export const firstPaint = ${JSON.stringify(FIRST_PAINT)};
          export const template = ${JSON.stringify(template)};
          const screens = ${JSON.stringify(screens)};
          export const modulesOf = (pathname) => screens.find(([path]) => pathname.startsWith(path))?.[1] ?? [];
        `;
      },
    },
  };
}

/** Adds the file of a module's chunk, and of all that it imports, to `files`. */
function filesOf(source: string, manifest: Manifest, files: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${NAME}: the build has no ${source}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, files);
}
