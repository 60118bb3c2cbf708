import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RENDERED_SCREENS, SCREENS, skeletonOf } from "@shop/web/screens";
import express from "express";
import { expect, test } from "vitest";
import { REPOSITORY } from "../start/folders.ts";
import { serveApp } from "../testing/serve-app.ts";
import { useFolder } from "../testing/use-folder.ts";
import { securityHeaders } from "./security-headers.ts";
import { webApp } from "./web-app.ts";

type Hosting = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination?: string; function?: { functionId: string } }[];
};

const PAGES = "!/assets/**";

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

test("Hosting keeps no answer of a call: the last rule that matches a path wins", () => {
  const rules = hosting.headers.filter(({ source }) => source === PAGES || source === "/api/**");
  expect(rules.map(({ source }) => source)).toEqual([PAGES, "/api/**"]);
  expect(hostedHeaders("/api/**")).toEqual(new Map([["cache-control", "no-store"]]));
});

test("Hosting sends the security headers of the embedded shop, and its policy allows no less", async () => {
  const { headers } = await fetch(await useServedBuild());
  const hosted = hostedHeaders(PAGES);
  const policy = "content-security-policy";
  const https = "strict-transport-security";
  expect([...hosted.keys()].toSorted()).toEqual(["cache-control", policy, https, ...FIXED].toSorted());
  // Only one of them has https.
  expect([hosted.get(https), headers.get(https)]).toEqual(["max-age=31536000", null]);
  expect(FIXED.map((name) => hosted.get(name))).toEqual(FIXED.map((name) => headers.get(name)));
  // The windows of Google and Facebook answer the page that opened them.
  expect(headers.get(OPENER)).toBe("same-origin-allow-popups");
  // A shop on its own project adds the origins of its identity and payment services.
  const allowed = directivesOf(hosted.get(policy));
  for (const [name, sources] of directivesOf(headers.get(policy)))
    expect(allowed.get(name)).toEqual(expect.arrayContaining(sources));
});

test("an asset has the headers of an asset on both hosts, and none of a page", async () => {
  const { headers } = await fetch(`${await useServedBuild()}/assets/app-a1b2.js`);
  const hosted = hostedHeaders("/assets/**");
  expect([...hosted.keys()].toSorted()).toEqual([
    "cache-control",
    "content-security-policy",
    "x-content-type-options",
  ]);
  for (const [name, value] of hosted) expect(headers.get(name)).toBe(value);
  for (const name of FIXED) expect(headers.has(name)).toBe(hosted.has(name));
});

test("the page of the machines, and no other, may be shown inside a page of the shop", async () => {
  const { headers } = await fetch(`${await useServedBuild()}/flujos.html`);
  const hosted = hostedHeaders("/flujos.html");
  const framers = (policy: string | null | undefined) => directivesOf(policy).get("frame-ancestors");
  const policy = "content-security-policy";
  expect([hosted.get("x-frame-options"), headers.get("x-frame-options")]).toEqual([
    "SAMEORIGIN",
    "SAMEORIGIN",
  ]);
  expect([framers(hosted.get(policy)), framers(headers.get(policy))]).toEqual([["'self'"], ["'self'"]]);
  const home = await fetch(await useServedBuild());
  expect(framers(home.headers.get(policy))).toEqual(["'none'"]);
});

test("Hosting answers every screen with its skeleton, but those that the function renders", () => {
  const pages = hosting.rewrites.filter(({ destination }) => destination !== undefined);
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
});

/** As Hosting writes them. */
function sourcesOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.replace(":id", "*")).toSorted();
}

const OPENER = "cross-origin-opener-policy";

const FIXED = [
  OPENER,
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
];

function hostedHeaders(source: string): Map<string, string> {
  const rules = hosting.headers.filter((each) => each.source === source);
  return new Map(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])));
}

function directivesOf(policy: string | null | undefined): Map<string, string[]> {
  return new Map(
    (policy ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** The embedded shop over a small build. */
function useServedBuild(): Promise<string> {
  const root = join(useFolder(), "dist");
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(root, "index.html"), "<!doctype html><title>La Alacena</title>");
  writeFileSync(join(root, "sw.js"), "self;");
  writeFileSync(join(root, "assets", "app-a1b2.js"), "export {};");
  return serveApp(express().use(securityHeaders({ dev: false }), webApp(root)));
}
