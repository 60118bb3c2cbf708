import { expect, test } from "vitest";
import { readRecords } from "./csv-records.ts";

const MiB = 1_048_576;

function read(text: string): (string | number)[][] {
  const records: (string | number)[][] = [];
  const brokenAt = readRecords(text, (cells, line) => void records.push([line, ...cells]));
  return brokenAt === undefined ? records : [...records, [brokenAt, "broken"]];
}

test.for<[what: string, begin: string, piece: string]>([
  ["a cell without quotes", "a,b\n1,2\n", "x"],
  ["a cell with an unclosed quote", 'a,b\n1,2\n"', "x\n"],
  ["many cells", "a,b\r\n1,2\r\n", "x,"],
])("%s of 10 MB are refused by their line, and not kept", ([, begin, piece]) => {
  const text = begin + piece.repeat((10 * MiB) / piece.length);
  const before = process.memoryUsage().heapUsed;
  expect(read(text)).toEqual([
    [1, "a", "b"],
    [2, "1", "2"],
    [3, "broken"],
  ]);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * MiB);
});

test("lines without anything are left out, and counted", () => {
  const empty = ["", " \t ", ",,,,", '"",""," "', '"', '"'];
  expect(read(["a,b", ...empty, "1,2", ...empty, ',""""', "3"].join("\n"))).toEqual([
    [1, "a", "b"],
    [8, "1", "2"],
    [15, "", '"'],
    [16, "3"],
  ]);
});

test.for(["\n", "\r\n", "\r"])("lines that end in %j are counted, in quotes too", (end) => {
  const lines = ["\uFEFFa,b", '1,"x', "", 'y"', "", "2,z", '"""q""",w', '"3', ' x" x,4', "5,5"];
  expect(read(lines.join(end))).toEqual([
    [1, "a", "b"],
    [2, "1", "x\n\ny"],
    [6, "2", "z"],
    [7, '"q"', "w"],
    [8, "broken"],
  ]);
});

test.for<[first: string, sign: string]>([
  ["", ";"],
  ["", "\t"],
  ["sep=;\n", ";"],
  ['\uFEFF"sep=,"\n', ","],
  ["SEP=\t\n", "\t"],
  ["sep=|\n", "|"],
  ["sep=;;;;;\n", ";"],
])("behind %j cells are divided by %j, and lines are counted with it", ([first, sign]) => {
  const line = first === "" ? 1 : 2;
  expect(read(`${first}a${sign}b${sign}c\r1.5${sign}2${sign}"${sign}"`)).toEqual([
    [line, "a", "b", "c"],
    [line + 1, "1.5", "2", sign],
  ]);
});
