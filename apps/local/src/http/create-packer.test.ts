import { writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { useFile, useFolder } from "../testing/use-folder.ts";
import { createPacker } from "./create-packer.ts";

const TEXT = "La Alacena. ".repeat(10);

test("a file is compressed once, and anew when it has changed", async () => {
  const path = useFile("a.txt", TEXT);
  const pack = createPacker();
  const first = await pack(path, "br");
  expect(await pack(path, "br")).toBe(first);
  writeFileSync(path, `${TEXT}Otra.`);
  expect(brotliDecompressSync((await pack(path, "br")) ?? "").toString()).toBe(`${TEXT}Otra.`);
});

test("a file that the build has compressed is sent as it is, to clients that accept brotli", async () => {
  const path = useFile("a-a1b2.js", TEXT);
  const built = brotliCompressSync(`${TEXT}As built.`);
  writeFileSync(`${path}.br`, built);
  const pack = createPacker();
  expect(await pack(path, "br")).toEqual(built);
  expect(gunzipSync((await pack(path, "gzip")) ?? "").toString()).toBe(TEXT);
});

test("compressed files are cached up to so many bytes, the last requested ones", async () => {
  const [a, b] = [useFile("a.txt", TEXT), useFile("b.txt", TEXT)];
  const pack = createPacker(TEXT.length * 1.5);
  const first = await pack(a, "br");
  const second = await pack(b, "br");
  expect(await pack(b, "br")).toBe(second);
  expect(await pack(a, "br")).not.toBe(first);
});

test("a file that could not be read is read again", async () => {
  const pack = createPacker();
  const folder = useFolder();
  const errorOf = () => pack(folder, "br").catch((error: unknown) => error);
  const first = await errorOf();
  expect(first).toMatchObject({ code: "EISDIR" });
  expect(await errorOf()).not.toBe(first);
});
