import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Packages of production that load slowly, and are not needed on one machine. */
const HEAVY = [
  "@google-cloud/firestore",
  "google-gax",
  "firebase-admin/lib/firestore",
  "stripe",
  "mercadopago",
];

test("the embedded shop loads nothing of Firestore and of the providers that are not configured", () => {
  const shop = fileURLToPath(new URL("../create-local-shop.ts", import.meta.url));
  const script = `const loaded = [];
const { registerHooks } = await import("node:module");
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
await import(${JSON.stringify(shop)});
console.log(JSON.stringify(loaded));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.some((path) => path.includes("/node_modules/firebase-functions/"))).toBe(true);
  expect(HEAVY.filter((name) => loaded.some((path) => path.includes(`/node_modules/${name}/`)))).toEqual([]);
});
