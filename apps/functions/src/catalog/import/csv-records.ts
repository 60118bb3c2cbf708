import { CsvError, parse, type InfoRecord } from "csv-parse/sync";

/** The longest record in characters: an open quote must not swallow a whole file. */
export const MAX_CHARACTERS = 100_000;

/** The line with the separator of the cells, as Excel writes it. */
const SEPARATOR = /^"?sep=([,;\t|])/i;

/**
 * Reads the records of a table that have anything, up to the first that cannot be read. Cells are separated like the
 * titles: by a comma, a semicolon (as in Spanish spreadsheets) or a tab, or by the sign of a first line `sep=;`.
 * @param take gets each record, and the number of the line on which it begins
 * @returns the line from which on nothing can be read; undefined when all was
 */
export function readRecords(text: string, take: (cells: string[], line: number) => void): number | undefined {
  // The parser counts a Windows line end inside quotes as two lines.
  const lines = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [first = ""] = lines.split("\n", 1);
  const separator = SEPARATOR.exec(first)?.[1];
  let nextLine = 1;
  try {
    // The line end of the `sep=` line stays, so that the parser counts that line.
    parse(separator ? lines.slice(first.length) : lines, {
      delimiter: separator ?? delimiterOf(first),
      record_delimiter: "\n",
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_CHARACTERS,
      on_record: (cells: string[], info: InfoRecord) => {
        nextLine = info.lines + 1;
        // `info.lines` is the last line of the record, whose quoted cells may have line ends.
        take(cells, info.lines - cells.join("").split("\n").length + 1);
      },
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return nextLine;
  }
}

function delimiterOf(titles: string): string {
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: titles.split(sign).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
