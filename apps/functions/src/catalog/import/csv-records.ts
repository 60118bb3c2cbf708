import { Readable, pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";

/** A line of a table with its cells; one that a quoted cell makes longer is counted by its first line. */
export type CsvRecord = { line: number; cells: string[] };

/** The table cannot be read from this line on. */
export class CsvBrokenError extends Error {
  override name = "CsvBrokenError";
  readonly line: number;

  constructor(line: number, cause: CsvError) {
    super(`the table is broken at line ${line}`, { cause });
    this.line = line;
  }
}

/** The longest line in characters: an open quote must not swallow a whole file. */
const MOST_CHARACTERS = 100_000;

/** How far to look for the end of the first line. */
const MOST_TITLES = 10_000;

/**
 * The lines of a table, one at a time. Cells are divided by whatever divides its titles: a comma, a semicolon
 * (what a spreadsheet in Spanish writes) or a tab. Lines without anything are left out.
 * @throws CsvBrokenError
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const iterator = text[Symbol.asyncIterator]();
  const head = await firstLine(iterator, "");
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    info: true,
    max_record_size: MOST_CHARACTERS,
    relax_column_count: true,
  });
  // An error of either ends the reading below.
  pipeline(Readable.from(all(head, iterator)), parser, () => undefined);
  let last = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const line = last + 1;
      last = info.lines;
      if (record.some((cell) => cell.trim() !== "")) yield { line, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new CsvBrokenError(last + 1, error);
    throw error;
  }
}

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
