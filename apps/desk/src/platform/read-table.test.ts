import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

test.for<[string, BlobPart, Awaited<ReturnType<typeof readTable>>]>([
  [
    "a table of Excel",
    "\uFEFFnombre,precio\r\nPiñón,9",
    { csv: "nombre,precio\r\nPiñón,9", fileError: null },
  ],
  ["another encoding", new Uint8Array([0x50, 0x69, 0xf1, 0x61]), { csv: "", fileError: "notText" }],
  ["a workbook", "PK\u0003\u0004", { csv: "", fileError: "notText" }],
  ["two million letters", "x".repeat(2_000_000), { csv: "x".repeat(2_000_000), fileError: null }],
  ["more", "x".repeat(2_000_001), { csv: "", fileError: "tooLarge" }],
])("a file with %s", async ([, content, read]) => {
  expect(await readTable(new Blob([content]))).toEqual(read);
});
