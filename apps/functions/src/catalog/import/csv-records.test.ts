import { expect, test } from "vitest";
import { csvRecords, type CsvRecord } from "./csv-records.ts";

const MiB = 1_048_576;

type Part = readonly [text: string, times: number];

/** A text in pieces of 64 KiB, as a file gives it, which counts how much of it was read. */
function longText(parts: readonly Part[]) {
  const seen = { characters: 0 };
  async function* pieces(): AsyncGenerator<string> {
    for (const [text, times] of parts) {
      const piece = text.repeat(Math.min(times, Math.ceil(65_536 / text.length)));
      for (let left = text.length * times; left > 0; left -= piece.length) {
        const next = piece.slice(0, left);
        seen.characters += next.length;
        yield next;
      }
    }
  }
  return { seen, text: pieces() };
}

async function read(text: AsyncIterable<string>) {
  const records: CsvRecord[] = [];
  const broken: number[] = [];
  for await (const record of csvRecords(text, (line) => broken.push(line))) records.push(record);
  return { records, broken };
}

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const HUNDRED_MB = 100 * MiB;

test.for<[string, Part[], number]>([
  [
    "a line of commas",
    [
      ["a,b\n1,2\n", 1],
      [",", HUNDRED_MB],
    ],
    3,
  ],
  [
    "a header of commas",
    [
      ["a", 1],
      [",", HUNDRED_MB],
    ],
    1,
  ],
  ["a header of titles", [["título,", HUNDRED_MB / 7]], 1],
  ["a header of semicolons", [[";", HUNDRED_MB]], 1],
  [
    "a cell without quotes",
    [
      ["a,b\n1,2\n", 1],
      ["x", HUNDRED_MB],
    ],
    3,
  ],
  [
    "a cell in quotes",
    [
      ['a,b\n1,2\n3,"', 1],
      ["x", HUNDRED_MB],
    ],
    3,
  ],
  [
    "a cell of quotes",
    [
      ['a,b\n1,2\n3,"', 1],
      ['""', HUNDRED_MB / 2],
    ],
    3,
  ],
  [
    "a record of lines of commas",
    [
      ["a,b\n1,2\n", 1],
      [`"\n",${",".repeat(5000)}`, HUNDRED_MB / 5004],
    ],
    3,
  ],
  [
    "a line of commas behind a broken one",
    [
      ['a,b\n1,2\n"3" x,4\n', 1],
      [",", HUNDRED_MB],
    ],
    3,
  ],
  [
    "a line of commas in a Windows file",
    [
      ["a,b\r\n1,2\r\n", 1],
      [",", HUNDRED_MB],
    ],
    3,
  ],
  [
    "lines behind a broken one",
    [
      ['a,b\n1,2\n3" x,"\n', 1],
      ["4,5\n", HUNDRED_MB / 4],
    ],
    3,
  ],
])("%s of 100 MB is read no further than a record may go", async ([, parts, line]) => {
  const { seen, text } = longText(parts);
  const before = process.memoryUsage().rss;
  const { records, broken } = await read(text);
  expect(broken).toEqual([line]);
  expect(records.map(({ cells }) => cells)).toEqual(
    [
      ["a", "b"],
      ["1", "2"],
    ].slice(0, line - 1),
  );
  expect(seen.characters).toBeLessThan(MiB);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MiB);
});

test(
  "many records that are fine are read to the end, within the same memory",
  { tags: "full", timeout: 60_000 },
  async () => {
    const line = `${"x".repeat(9_998)},\n`;
    const { seen, text } = longText([[line, 2_000]]);
    const before = process.memoryUsage().rss;
    let count = 0;
    for await (const _ of csvRecords(text, () => expect.unreachable())) count += 1;
    expect(count).toBe(2_000);
    expect(seen.characters).toBe(line.length * 2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MiB);
  },
);

test.for<[what: string, line: string]>([
  ["without anything", "\n"],
  ["of a Windows file", "\r\n"],
  ["of spaces", " \t \n"],
  ["of commas", ",,,,,,\n"],
  ["of empty quotes", '"",""," "\n'],
  ["that are one cell of empty quotes", '""\n'],
  ["of an empty line in quotes", '"\n"\n'],
])(
  "10 MB of lines %s cost neither time nor memory, and are counted",
  { tags: "full", timeout: 10_000 },
  async ([, line]) => {
    const times = Math.floor((10 * MiB) / line.length);
    const { seen, text } = longText([
      ["a,b\n1,2\n", 1],
      [line, times],
      ["3,4\n", 1],
      [line, 3],
      ['5" x,6\n', 1],
    ]);
    const before = process.memoryUsage().rss;
    const { records, broken } = await read(text);
    const height = line === '"\n"\n' ? 2 : 1;
    expect(records.map(({ line: at, cells }) => [at, ...cells])).toEqual([
      [1, "a", "b"],
      [2, "1", "2"],
      [3 + times * height, "3", "4"],
    ]);
    expect(broken).toEqual([3 + times * height + 1 + 3 * height]);
    expect(seen.characters).toBeGreaterThan(times * line.length);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MiB);
  },
);

test("a cell of another delimiter, or of quotes that mean a quote, is not empty", async () => {
  const { records } = await read(inPieces('a,b\n;,\n,""""\n\t,\n",\n ",\n', 3));
  expect(records).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: [";", ""] },
    { line: 3, cells: ["", '"'] },
    { line: 5, cells: [",\n ", ""] },
  ]);
});

test.for([
  ["\n", 1],
  ["\n", 1000],
  ["\r\n", 1],
  ["\r\n", 3],
  ["\r\n", 1000],
  ["\r", 1],
  ["\r", 1000],
] as const)("lines that end in %j are counted, in quotes too, in pieces of %i", async ([end, size]) => {
  const lines = ["a,b", '1,"x', "", 'y"', "", "2,z", '"""q""",w', '"3', ' x" x,4', "5,5"];
  const { records, broken } = await read(inPieces(lines.join(end), size));
  expect(records).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["1", `x${end}${end}y`] },
    { line: 6, cells: ["2", "z"] },
    { line: 7, cells: ['"q"', "w"] },
  ]);
  expect(broken).toEqual([8]);
});

test("a table of an old Mac is divided by what divides its titles", async () => {
  const { records } = await read(inPieces("a;b\r1,5;2,5\r", 2));
  expect(records.map(({ cells }) => cells)).toEqual([
    ["a", "b"],
    ["1,5", "2,5"],
  ]);
});

test("ends of lines of several kinds in one file all end a line", async () => {
  const { records } = await read(inPieces("a,b\r\n1,2\n3,4\r5,6", 2));
  expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "a", "b"],
    [2, "1", "2"],
    [3, "3", "4"],
    [4, "5", "6"],
  ]);
});
