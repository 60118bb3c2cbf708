import { CsvError, parse, type InfoRecord } from "csv-parse/sync";

/** The longest record in characters: an open quote must not swallow a whole file. */
export const MAX_CHARACTERS = 100_000;

/** The line with the separator of the cells, as Excel writes it. */
const SEPARATOR = /^"?sep=([,;\t|])/i;

/**
 * Reads the records of a table that have anything, up to the first that cannot be read. Cells are separated like the
 * titles: by a comma, a semicolon (as in Spanish spreadsheets) or a tab, or by the sign of a first line `sep=;`.
 * @param take each record by its first line
 * @returns the line from which on nothing can be read; undefined when all was
 */
export function readRecords(text: string, take: (cells: string[], line: number) => void): number | undefined {
  // The parser takes a Windows line end in quotes for two lines.
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [first = ""] = lines.split("\n", 1);
  const said = SEPARATOR.exec(first)?.[1];
  let next = 1;
  try {
    // The end of the `sep=` line stays, so that it is counted.
    parse(said ? lines.slice(first.length) : lines, {
      delimiter: said ?? delimiterOf(first),
      record_delimiter: "\n",
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_CHARACTERS,
      on_record: (cells: string[], info: InfoRecord) => {
        next = info.lines + 1;
        take(cells, info.lines - cells.join("").split("\n").length + 1);
      },
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return next;
  }
}

function delimiterOf(titles: string): string {
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
