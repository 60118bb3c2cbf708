// @module-tag full
import { execFileSync } from "node:child_process";
import { readdirSync, utimesSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { REPOSITORY } from "./start/folders.ts";
import { runProgram, runScript, type Script } from "./testing/run-script.ts";
import { useFolder } from "./testing/use-folder.ts";

const OPEN = /está abierta: (http:\S+)/;
const START = "../../../tools/run/start.mjs";

test("a shop whose starter died without a signal closes in order", async () => {
  const { shop, dataFolder } = run("main.ts");
  await shop.reads(OPEN);
  shop.disconnect();
  expect(await shop.ended()).toBe(0);
  expect(readdirSync(dataFolder)).toEqual(["shop.sqlite"]);
});

test("an npm that is killed leaves neither its shell's starter nor the server behind", async () => {
  const dataFolder = useFolder();
  const npm = runProgram("npm", {
    args: ["--prefix", REPOSITORY, "run", "dev"],
    variables: { PORT: "0", SHOP_DATA: dataFolder },
  });
  const [, origin = ""] = await npm.reads(OPEN);
  npm.signal("SIGKILL");
  await npm.ended();
  await expect(fetch(origin)).rejects.toThrow("fetch failed");
  // It stops to listen before it closes the file.
  await expect.poll(() => readdirSync(dataFolder)).toEqual(["shop.sqlite"]);
});

test("a starter whose own starter died stops the server", async () => {
  const { shop, dataFolder } = run(START, ["--dev"]);
  await shop.reads(OPEN);
  shop.disconnect();
  expect(await shop.ended()).toBe(0);
  expect(readdirSync(dataFolder)).toEqual(["shop.sqlite"]);
});

test("a server that the system kills ends its starter with a sentence, and not as if all were well", async () => {
  const { shop } = run(START, ["--dev"]);
  await shop.reads(OPEN);
  const [server] = execFileSync("pgrep", ["-P", String(shop.pid)], { encoding: "utf8" }).split("\n");
  process.kill(Number(server), "SIGKILL");
  expect(await shop.ended()).toBe(1);
  expect(shop.output()).toContain("La tienda se cerró de golpe (SIGKILL)");
});

test("a starter refuses what it does not know, before anything is opened", async () => {
  const { shop } = run(START, ["--port", "4174"]);
  expect(await shop.ended()).toBe(1);
  expect(shop.output()).toBe("npm start no conoce «--port». Otro puerto: PORT=4174 npm start.\n");
});

test("`npm run dev` opens anew after a source or the configuration of the server was saved, on the same data", async () => {
  const { shop, dataFolder } = run(START, ["--dev"]);
  await shop.reads(OPEN);
  const saved = new Date();
  utimesSync(new URL("../../../packages/commerce/shop.config.json", import.meta.url), saved, saved);
  await shop.reads(/está abierta[^]*Cambió [^]*shop\.config\.json[^]*está abierta/);
  shop.signal("SIGTERM");
  expect(await shop.ended()).toBe(0);
  expect(readdirSync(dataFolder)).toEqual(["shop.sqlite"]);
});

function run(path: string, args: readonly string[] = []): { shop: Script; dataFolder: string } {
  const dataFolder = useFolder();
  const shop = runScript(path, { args, variables: { PORT: "0", SHOP_DATA: dataFolder } });
  onTestFinished(() => shop.signal("SIGKILL"));
  return { shop, dataFolder };
}
