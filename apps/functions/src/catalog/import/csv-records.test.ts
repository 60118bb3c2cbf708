import { expect, test } from "vitest";
import { csvRecords } from "./csv-records.ts";

const MiB = 1_048_576;

const read = (text: string) => [...csvRecords(text)].map(({ line, cells = ["broken"] }) => [line, ...cells]);

test.for<[what: string, begin: string, piece: string, line: number]>([
  ["a line of commas", "a,b\n1,2\n", ",", 3],
  ["a header of titles", "", "título,", 1],
  ["a cell without quotes", "a,b\n1,2\n", "x", 3],
  ["a cell of quotes", 'a,b\n1,2\n3,"', '""', 3],
  ["a record of lines of commas", "a,b\n1,2\n", `"\n",${",".repeat(5000)}`, 3],
  ["a line of commas in a Windows file", "a,b\r\n1,2\r\n", ",", 3],
  ["lines behind a broken one", 'a,b\n1,2\n3" x,"\n', "4,5\n", 3],
])("%s of 10 MB is refused by its line, and not parsed", ([, begin, piece, line]) => {
  const text = begin + piece.repeat((10 * MiB) / piece.length);
  const before = process.memoryUsage().heapUsed;
  const expected = [
    [1, "a", "b"],
    [2, "1", "2"],
  ];
  expect(read(text)).toEqual([...expected.slice(0, line - 1), [line, "broken"]]);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * MiB);
});

test.for<[what: string, line: string, height?: number]>([
  ["without anything", "\n"],
  ["of a Windows file", "\r\n"],
  ["of spaces", " \t \n"],
  ["of commas", ",,,,,,\n"],
  ["of empty quotes", '"",""," "\n'],
  ["of an empty line in quotes", '"\n"\n', 2],
])("10 MB of lines %s are left out, and counted", ([, line, height = 1]) => {
  const times = Math.floor((10 * MiB) / line.length);
  expect(read(`a,b\n1,2\n${line.repeat(times)}3,4\n${line.repeat(3)}5" x,6\n`)).toEqual([
    [1, "a", "b"],
    [2, "1", "2"],
    [3 + times * height, "3", "4"],
    [4 + (times + 3) * height, "broken"],
  ]);
});

test("a cell of another delimiter, or of quotes that mean a quote, is not empty", () => {
  expect(read('a,b\n;,\n,""""\n\t,\n",\n ",\n')).toEqual([
    [1, "a", "b"],
    [2, ";", ""],
    [3, "", '"'],
    [5, ",\n ", ""],
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
