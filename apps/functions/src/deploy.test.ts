import { readFileSync } from "node:fs";
import { shop } from "@shop/commerce";
import { expect, test, vi } from "vitest";
import { SERVICES } from "./call/codec.ts";
import { REGION } from "./deploy/region.ts";
import * as deployed from "./deploy.ts";
import { createFunctions } from "./functions.ts";
import { openSqliteStore } from "./documents/open-store.ts";

type Request = Parameters<typeof deployed.httpHealth>[0];
type Response = Parameters<typeof deployed.httpHealth>[1];

const { hosting } = JSON.parse(readFileSync(new URL("../../../firebase.json", import.meta.url), "utf8")) as {
  hosting: {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string }[];
    rewrites: { source: string; function?: { functionId: string; region: string } }[];
  };
};

test("every function of the shop is deployed", async () => {
  const store = openSqliteStore(":memory:");
  const names = Object.keys(createFunctions({ store, shop }));
  await store.close();
  expect(Object.keys(deployed).toSorted()).toEqual(names.toSorted());
});

test("what the contract names is deployed as callable", () => {
  const callables = Object.entries(deployed).filter(([, { __endpoint }]) => __endpoint.callableTrigger);
  expect(callables.map(([name]) => name).toSorted()).toEqual(Object.keys(SERVICES).toSorted());
  expect(callables.map(([, { __endpoint }]) => __endpoint.region)).toEqual(callables.map(() => [REGION]));
});

test("Hosting sends /api/NAME to each function that is called over the network", () => {
  const called = Object.keys(deployed).filter((name) => name.startsWith("http") && name !== "httpPages");
  const calls = hosting.rewrites.filter(({ source }) => source.startsWith("/api/"));
  expect(calls.toSorted(bySource)).toEqual(
    called
      .map((functionId) => ({ source: sourceOf(functionId), function: { functionId, region: REGION } }))
      .toSorted(bySource),
  );
});

test("Hosting lets the function answer for pages in the version that Hosting has itself", () => {
  const pages = hosting.rewrites.filter((each) => each.function?.functionId === "httpPages");
  expect(new Set(pages.map((each) => JSON.stringify(each.function)))).toEqual(
    new Set([JSON.stringify({ functionId: "httpPages", region: REGION, pinTag: true })]),
  );
});

test("no function has a path that its host answers with 404 by itself", () => {
  const ignored = new Set(["/robots.txt", "/favicon.ico"]);
  expect(hosting.rewrites.filter((each) => each.function && ignored.has(each.source))).toEqual([]);
  expect(hosting.redirects).toEqual([{ source: "/robots.txt", destination: "/robots", type: 301 }]);
});

test("answers that do not pass Hosting keep browsers on https as those of Hosting do", () => {
  const pages = hosting.headers.find(({ source }) => source === "!/assets/**");
  const header = pages?.headers.find(({ key }) => key === "Strict-Transport-Security");
  expect(header?.value).toBe("max-age=31536000");
  for (const called of Object.values(deployed)) {
    const setHeader = vi.fn<(name: string, value: string) => never>(() => {
      throw new Error("what follows is of no interest here");
    });
    expect(() => called({} as Request, { setHeader } as unknown as Response)).toThrow("of no interest");
    expect(setHeader.mock.calls).toEqual([["strict-transport-security", header?.value]]);
  }
});

/** A provider's name follows that of the webhooks. */
function sourceOf(name: string): string {
  return name === "httpPaymentWebhooks" ? `/api/${name}/*` : `/api/${name}`;
}

function bySource(a: { source: string }, b: { source: string }): number {
  return a.source.localeCompare(b.source);
}
