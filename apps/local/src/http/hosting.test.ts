import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@shop/functions/testing";
import { RENDERED_SCREENS, SCREENS, skeletonOf } from "@shop/web/screens";
import express from "express";
import { expect, test } from "vitest";
import { REPOSITORY } from "../start/folders.ts";
import { useFolder } from "../testing/use-folder.ts";
import { securityHeaders } from "./security-headers.ts";
import { webApp } from "./web-app.ts";

type Hosting = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination?: string; function?: { functionId: string } }[];
};

const PAGES = "!/assets/**";
const DESK = { source: "/mostrador/**", destination: "/mostrador/index.html" };

const { hosting } = JSON.parse(readFileSync(join(REPOSITORY, "firebase.json"), "utf8")) as {
  hosting: Hosting;
};

test.for([
  ["/", PAGES],
  ["/sw.js", PAGES],
  ["/assets/app-a1b2.js", "/assets/**"],
] as const)("Hosting keeps %s as long as the embedded shop does", async ([path, source]) => {
  const { headers } = await fetch(`${await useServedBuild()}${path}`);
  expect(hostedHeaders(source).get("cache-control")).toBe(headers.get("cache-control"));
});

test("a page, an asset and the page of the machines have the headers of Hosting, but for https", async () => {
  const policy = "content-security-policy";
  const origin = await useServedBuild();
  const differing = async (path: string, source: string) => {
    const { headers } = await fetch(origin + path);
    const hosted = [...hostedHeaders(source)].filter(([name, value]) => headers.get(name) !== value);
    // A shop on its own project adds the origins of its identity and payment services to the policy.
    return hosted.map(([name]) => name).filter((name) => name !== policy);
  };
  expect(await differing("/", PAGES)).toEqual(["strict-transport-security"]);
  expect(await differing("/assets/app-a1b2.js", "/assets/**")).toEqual([]);
  expect(await differing("/flujos.html", "/flujos.html")).toEqual([]);
  const asset = await fetch(`${origin}/assets/app-a1b2.js`);
  expect(asset.headers.has("referrer-policy")).toBe(false);
  const framersOf = async (path: string) =>
    /frame-ancestors [^;]+/.exec((await fetch(origin + path)).headers.get(policy) ?? "")?.[0];
  expect([await framersOf("/"), await framersOf("/flujos.html")]).toEqual([
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ]);
});

test("Hosting answers every screen with its skeleton, but those that the function renders", () => {
  const files = hosting.rewrites.filter(({ destination }) => destination !== undefined);
  const pages = files.filter(({ source }) => source !== DESK.source);
  const rendered = hosting.rewrites.filter((each) => each.function?.functionId === "httpPages");
  const documents = ["/sitemap.xml", "/robots"];
  expect(rendered.map(({ source }) => source).toSorted()).toEqual(
    sourcesOf([...RENDERED_SCREENS, ...documents]),
  );
  const others = SCREENS.filter(
    (screen) => screen !== "/" && !(RENDERED_SCREENS as readonly string[]).includes(screen),
  );
  expect(pages.map(({ source }) => source).toSorted()).toEqual(sourcesOf(others));
  expect(pages.map(({ destination }) => destination)).toEqual(
    pages.map(({ source }) => `${skeletonOf(source)}.html`),
  );
  expect(files).toContainEqual(DESK);
});

/** As Hosting writes them. */
function sourcesOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.replace(":id", "*")).toSorted();
}

function hostedHeaders(source: string): Map<string, string> {
  const rules = hosting.headers.filter((each) => each.source === source);
  return new Map(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])));
}

/** The embedded shop over a small build. */
function useServedBuild(): Promise<string> {
  const root = join(useFolder(), "dist");
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(root, "index.html"), "<!doctype html><title>La Alacena</title>");
  writeFileSync(join(root, "sw.js"), "self;");
  writeFileSync(join(root, "assets", "app-a1b2.js"), "export {};");
  return serve(express().use(securityHeaders({ dev: false }), webApp(root)));
}
