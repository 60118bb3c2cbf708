// @vitest-environment node
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIRST_PAINT } from "./first-paint.ts";

it("the policy of the list, and of Hosting, allows the text that runs before the first paint", () => {
  const hash = `'sha256-${createHash("sha256").update(FIRST_PAINT).digest("base64")}'`;
  const allowed = ["firebase.json", "apps/web/hosting/headers.ts"].map((file) =>
    readFileSync(new URL(`../../../../../${file}`, import.meta.url), "utf8").includes(hash),
  );
  expect(allowed).toEqual([true, true]);
});
