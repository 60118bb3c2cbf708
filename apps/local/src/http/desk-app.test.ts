import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@shop/functions/testing";
import express from "express";
import { expect, test } from "vitest";
import { useFolder } from "../testing/use-folder.ts";
import { deskApp } from "./desk-app.ts";

const PAGE = "<!doctype html><title>Mostrador</title>";

/** The origin of a shop whose counter is built; every other path is the shop's. */
async function useDesk() {
  const root = useFolder();
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), PAGE);
  writeFileSync(join(root, "assets", "index-a1b2.js"), "export {};\n");
  const app = express();
  app.use(deskApp(root));
  app.use((_request, response) => response.send("the shop"));
  return serve(app);
}

test.for(["/mostrador", "/mostrador/", "/mostrador?pedido=8f1c", "/mostrador/pedidos/8f1c"])(
  "%s is the page of the counter, which is revalidated",
  async (path) => {
    const response = await fetch(`${await useDesk()}${path}`);
    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  },
);

test("its assets are cached forever, and a missing one is no page", async () => {
  const origin = await useDesk();
  const asset = await fetch(`${origin}/mostrador/assets/index-a1b2.js`);
  expect([asset.status, asset.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
  const missing = await fetch(`${origin}/mostrador/assets/index-c3d4.js`);
  expect([missing.status, await missing.text()]).toEqual([404, "Not Found\n"]);
});

test.for(["/", "/home", "/mostradores", "/assets/index-a1b2.js"])("%s is the shop's", async (path) => {
  expect(await (await fetch(`${await useDesk()}${path}`)).text()).toBe("the shop");
});
