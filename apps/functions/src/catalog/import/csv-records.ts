import { parse } from "csv-parse/sync";

/** A line of a table with its cells; one that a quoted cell makes longer is counted by its first line. */
export type CsvRecord = {
  line: number;
  /** Absent when it cannot be read: what follows may be part of it. */
  cells?: string[];
};

/** The longest record in characters: an open quote must not swallow a whole file. */
export const MAX_CHARACTERS = 100_000;

/** What says which sign divides the cells, as Excel writes it. */
const SEPARATOR = /^"?sep=([,;\t|])/i;

/** So many records are in memory as cells. */
const AT_ONCE = 500;

/**
 * The records of a table that have anything, up to the first that cannot be read. Cells are divided by whatever divides
 * the titles: a comma, a semicolon (what a spreadsheet in Spanish writes) or a tab, or by the sign of a first line
 * `sep=;`.
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  // The parser takes a Windows line end in quotes for two lines.
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [first = ""] = lines.split("\n", 1);
  const said = SEPARATOR.exec(first)?.[1];
  const delimiter = said ?? delimiterOf(first);
  let records: Text[] = [];
  for (const record of textsIn(lines, delimiter)) {
    if (said !== undefined && record.line === 1) continue;
    records.push(record);
    if (records.length < AT_ONCE && record.text !== undefined) continue;
    if (!(yield* parsed(records, delimiter))) return;
    records = [];
  }
  yield* parsed(records, delimiter);
}

/** A record as it is written; without its text when it is too long. */
type Text = { line: number; text?: string };

/**
 * Records end where a line ends outside quotes. The parser's own bound counts what is in cells, to which a million empty
 * cells are nothing, and it would keep millions of empty records.
 */
function* textsIn(text: string, delimiter: string): Generator<Text> {
  const cell = `(?:"\\s*"|[^\\S${delimiter}]*)`;
  const empty = new RegExp(`^${cell}(?:[${delimiter}]${cell})*$`);
  let line = 1;
  let begun = { line, at: 0 };
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === "\n") line += 1;
    if (at - begun.at > MAX_CHARACTERS) return yield { line: begun.line };
    if (sign !== undefined && (sign !== "\n" || isQuoted)) continue;
    const record = text.slice(begun.at, at);
    if (!empty.test(record)) yield { line: begun.line, text: record };
    begun = { line, at: at + 1 };
  }
}

/** @returns whether all of them can be read */
function* parsed(records: readonly Text[], delimiter: string): Generator<CsvRecord, boolean> {
  const cells: string[][] = [];
  const text = records.flatMap((record) => record.text ?? []).join("\n");
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      on_record: (record: string[]) => void cells.push(record),
    });
  } catch {
    // Those before it were read.
  }
  for (const [at, each] of cells.entries()) yield { line: records[at]?.line ?? 0, cells: each };
  const broken = records[cells.length];
  if (broken) yield { line: broken.line };
  return !broken;
}

function delimiterOf(titles: string): string {
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
