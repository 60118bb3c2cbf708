import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOG } from "../testing/catalog.ts";
import { type RunningShop, startLocalShop } from "../testing/start-local-shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startLocalShop({ catalog: CATALOG });
});
afterAll(() => shop.stop());

test.for([
  ["a guest", {}],
  ["another shop", { "x-forwarded-host": "otra.example" }],
] as const)(
  "the embedded shop is where it listens, also when it is forwarded for %s",
  async ([, headers]) => {
    const robots = await fetch(`${shop.origin}/robots.txt`, { headers });
    expect(await robots.text()).toContain(`\nSitemap: ${shop.origin}/sitemap.xml\n`);
    const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`, { headers })).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith(`${shop.origin}/`))).toEqual([]);
  },
);
