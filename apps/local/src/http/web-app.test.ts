import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { failureText } from "@shop/contract";
import { serve } from "@shop/functions/testing";
import { SKELETONS, skeletonOf } from "@shop/web/screens";
import express from "express";
import { expect, test } from "vitest";
import { useFolder } from "../testing/use-folder.ts";
import { reportError } from "./report-error.ts";
import { webApp } from "./web-app.ts";

const pageOf = (path: string) => `<!doctype html><title>La Alacena</title>${skeletonOf(path)}`;
const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.for([
  "/",
  "/home",
  "/home/",
  "/marketplace?q=leche",
  "/detalles/leche-1-l",
  "/carritocompras/direccion",
  "/pagoconfirmado/8f1c",
])("%s is a screen, which has its skeleton", async (path) => {
  const origin = await useServedBuild();
  const response = await fetch(`${origin}${path}`);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "text/html; charset=utf-8",
    pageOf(new URL(path, origin).pathname),
  ]);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test.for(["/nada", "/pagoconfirmado", "/detalles/a/b", "/api-de-nadie", "/pictures/no.webp"])(
  "%s is a page all the same, with 404",
  async (path) => {
    const response = await fetch(`${await useServedBuild()}${path}`, { headers: HTML });
    expect([response.status, await response.text()]).toEqual([404, pageOf(path)]);
  },
);

test.for(["/assets", "/assets/", "/pictures/no.webp", "/.env", "/.hidden.js", "/..%2fsecret.txt"])(
  "%s is not found, without a page",
  async (path) => {
    const response = await fetch(`${await useServedBuild()}${path}`, { headers: { accept: "*/*" } });
    expect([response.status, await response.text()]).toEqual([404, "Not Found\n"]);
  },
);

test("a missing asset is no page, even for a browser that accepts one", async () => {
  const response = await fetch(`${await useServedBuild()}/assets/no-a1b2.js`, { headers: HTML });
  expect([response.status, await response.text()]).toEqual([404, "Not Found\n"]);
});

test("a skeleton has an address of its own, from which the worker takes it", async () => {
  const origin = await useServedBuild();
  const pages = SKELETONS.map(async (path) => (await fetch(origin + skeletonOf(path))).text());
  expect(await Promise.all(pages)).toEqual(SKELETONS.map(pageOf));
});

test("assets with a hash are cached forever, other files are revalidated", async () => {
  const origin = await useServedBuild();
  const cached = async (path: string) => (await fetch(`${origin}${path}`)).headers.get("cache-control");
  expect(await cached("/assets/app-a1b2.js")).toBe("public, max-age=31536000, immutable");
  expect(await cached("/favicon.svg")).toBe("no-cache");
  expect(await cached("/sw.js")).toBe("no-cache");
});

test("the worker and the manifest are what browsers take them for, with and without their bodies", async () => {
  const origin = await useServedBuild();
  const typeOf = async (path: string) => (await fetch(`${origin}${path}`)).headers.get("content-type");
  expect(await typeOf("/sw.js")).toBe("text/javascript; charset=utf-8");
  expect(await typeOf("/manifest.webmanifest")).toBe("application/manifest+json; charset=utf-8");
  expect((await fetch(`${origin}/sw.js`, { method: "HEAD" })).status).toBe(200);
});

test("a page that did not change is not sent again", async () => {
  const origin = await useServedBuild();
  const etag = (await fetch(`${origin}/home`)).headers.get("etag") ?? "";
  // Without it, Node's own fetch adds no-cache, which requests the whole page.
  const headers = { "if-none-match": etag, "cache-control": "max-age=0" };
  expect((await fetch(`${origin}/home`, { headers })).status).toBe(304);
});

test("a path that cannot be read is a bad request", async () => {
  const response = await fetch(`${await useServedBuild()}/detalles/%E0%A4%A`, { headers: HTML });
  expect([response.status, await response.text()]).toEqual([400, `${failureText({ id: 404 }, "es")}\n`]);
});

test("pages cannot be posted to", async () => {
  const response = await fetch(`${await useServedBuild()}/home`, { method: "POST", body: "x" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("without a build the page says how to make one", async () => {
  const response = await fetch(`${await serve(express().use(webApp("/nowhere/at/all")))}/home`);
  expect([response.status, await response.text()]).toEqual([
    503,
    "The web app is not built yet: run npm run build.\n",
  ]);
});

test.for([
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", null],
] as const)(
  "a browser that accepts %s gets what the build has compressed as %s",
  async ([accepted, encoding]) => {
    const origin = await useServedBuild();
    const texts = { "/assets/app-a1b2.js": "export {};", "/home": pageOf("/home"), "/favicon.svg": "<svg/>" };
    const answers = Object.entries(texts).map(async ([path, text]) => {
      const response = await fetch(`${origin}${path}`, { headers: { "accept-encoding": accepted } });
      const expected = path.startsWith("/assets/") ? encoding : null;
      expect([response.status, response.headers.get("content-encoding")]).toEqual([200, expected]);
      expect(await response.text()).toBe(text);
    });
    await Promise.all(answers);
  },
);

test("a compressed asset keeps its type and its caching, and varies by what is accepted", async () => {
  const { headers } = await fetch(`${await useServedBuild()}/assets/app-a1b2.js`);
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("vary")).toBe("accept-encoding");
});

/** Serves a folder like that of the build, beside a private file. */
function useServedBuild(): Promise<string> {
  const folder = useFolder();
  const root = join(folder, "dist");
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(root, "index.html"), pageOf("/"));
  mkdirSync(join(root, "skeletons"));
  for (const path of SKELETONS) writeFileSync(join(root, `${skeletonOf(path)}.html`), pageOf(path));
  writeFileSync(join(root, ".env"), "SECRET=1");
  writeFileSync(join(root, ".hidden.js"), "SECRET=1");
  writeFileSync(join(root, "favicon.svg"), "<svg/>");
  writeFileSync(join(root, "sw.js"), "self;");
  writeFileSync(join(root, "manifest.webmanifest"), "{}");
  writeFileSync(join(root, "assets", "app-a1b2.js"), "export {};");
  writeFileSync(join(root, "assets", "app-a1b2.js.br"), brotliCompressSync("export {};"));
  return serve(express().use(webApp(root), reportError));
}
