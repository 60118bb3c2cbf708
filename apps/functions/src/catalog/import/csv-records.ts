import { Readable, pipeline } from "node:stream";
import { parse, type CsvError } from "csv-parse";

/** A line of a table with its cells; one that a quoted cell makes longer is counted by its first line. */
export type CsvRecord = { line: number; cells: string[] };

/** The longest line in characters: an open quote must not swallow a whole file. */
const MOST_CHARACTERS = 100_000;

/** How far to look for the end of the first line. */
const MOST_TITLES = 10_000;

/**
 * The lines of a table, one at a time. Cells are divided by whatever divides its titles: a comma, a semicolon
 * (what a spreadsheet in Spanish writes) or a tab. Lines without anything are left out.
 * @param onBroken called once with the number of a line that cannot be read: what follows may be part of it
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  onBroken: (line: number) => void,
): AsyncGenerator<CsvRecord> {
  const iterator = text[Symbol.asyncIterator]();
  const head = await firstLine(iterator, "");
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    info: true,
    max_record_size: MOST_CHARACTERS,
    relax_column_count: true,
    // Otherwise what was read before the fault would be lost with it.
    skip_records_with_error: true,
  });
  let fault: { code: string; lines: number } | undefined;
  parser.on("skip", (error: CsvError & { lines: number }) => {
    fault ??= error;
  });
  // An error of the text ends the reading below.
  pipeline(Readable.from(all(head, iterator)), parser, () => undefined);
  let last = 0;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    if (!fault || info.lines < fault.lines) {
      last = info.lines;
      const line = last - record.join("").split(/\r\n|\n|\r/).length + 1;
      if (record.some((cell) => cell.trim() !== "")) yield { line, cells: record };
    }
  }
  // A quote that is open to the end is told where its line begins.
  if (fault) onBroken(/NOT_CLOSED|MAX/.test(fault.code) ? last + 1 : fault.lines);
}

type Parsed = { record: string[]; info: { lines: number } };

async function firstLine(iterator: AsyncIterator<string>, found: string): Promise<string> {
  if (found.includes("\n") || found.length > MOST_TITLES) return found;
  const next = await iterator.next();
  return next.done ? found : firstLine(iterator, found + next.value);
}

function delimiterOf(head: string): string {
  const [titles = ""] = head.split(/\r?\n/, 1);
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}

async function* all(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => iterator };
}
