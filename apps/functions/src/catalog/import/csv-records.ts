import { Readable, pipeline } from "node:stream";
import { parse, type CsvError } from "csv-parse";
import { boundRecords } from "./bound-records.ts";

/** A line of a table with its cells; one that a quoted cell makes longer is counted by its first line. */
export type CsvRecord = { line: number; cells: string[] };

/** The longest line in characters: an open quote must not swallow a whole file. */
export const MAX_CHARACTERS = 100_000;

/** What says which sign divides the cells. */
const SEPARATOR = /^"?sep=([,;\t|])/i;

/** How far to look for the end of the first line. */
const MAX_TITLES = 10_000;

/**
 * The lines of a table, one at a time. Cells are divided by whatever divides its titles: a comma, a semicolon
 * (what a spreadsheet in Spanish writes) or a tab, or by the sign of a first line `sep=;`, as Excel writes it, which is
 * left out like lines without anything.
 * @param onBroken called once with the first line of a record that cannot be read: what follows may be part of it
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  onBroken: (line: number) => void,
): AsyncGenerator<CsvRecord> {
  const iterator = text[Symbol.asyncIterator]();
  const head = (await firstLine(iterator, "")).replace(/^\uFEFF/, "");
  const said = SEPARATOR.exec(head)?.[1];
  const delimiter = said ?? delimiterOf(head);
  const parser = parse({
    delimiter,
    info: true,
    record_delimiter: "\n",
    relax_column_count: true,
    // Otherwise what was read before the error would be lost with it.
    skip_records_with_error: true,
  });
  let first: { lines: number } | undefined;
  parser.on("skip", (error: CsvError & { lines: number }) => {
    first ??= error;
  });
  // Not the parser's own count, which takes a Windows line end in quotes for two and is given no empty records.
  const lines: number[] = [];
  let long: number | undefined;
  const bounded = boundRecords(all(head, iterator), {
    delimiter,
    max: MAX_CHARACTERS,
    onRecord: (line) => lines.push(line),
    onLong: (line) => {
      long = line;
    },
    isEnough: () => first !== undefined,
  });
  // An error of the text ends the reading below.
  pipeline(Readable.from(bounded), parser, () => undefined);
  let read = 0;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    const line = lines[read];
    if (line === undefined || (first && info.lines >= first.lines)) continue;
    read += 1;
    if (said !== undefined && read === 1) continue;
    yield { line, cells: record };
  }
  const broken = first ? lines[read] : long;
  if (broken !== undefined) onBroken(broken);
}

type Parsed = { record: string[]; info: { lines: number } };

async function firstLine(iterator: AsyncIterator<string>, found: string): Promise<string> {
  if (/[\r\n]/.test(found) || found.length > MAX_TITLES) return found;
  const next = await iterator.next();
  return next.done ? found : firstLine(iterator, found + next.value);
}

function delimiterOf(head: string): string {
  const [titles = ""] = head.split(/[\r\n]/, 1);
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

async function* all(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => iterator };
}
