type Bound = {
  /** What divides the cells. */
  delimiter: string;
  /** The most characters of a record, quotes and signs among them. */
  max: number;
  /** Called with the line on which a record begins, before its text is given. */
  onRecord: (line: number) => void;
  /** Called once with the line on which a longer record begins; the text has ended then. */
  onLong: (line: number) => void;
  /** Whether nobody wants the rest. */
  isEnough: () => boolean;
};

/**
 * The text of a table up to its first record that is too long: its records that have anything, each with a line feed
 * at its end. A line without an end would fill the memory before the parser can refuse it: the parser's own bound counts
 * what is in cells, and a million empty cells are nothing to it. Millions of empty records it would make and keep.
 * @param text in pieces of any size
 */
export async function* boundRecords(
  text: AsyncIterable<string>,
  { delimiter, max, onRecord, onLong, isEnough }: Bound,
): AsyncGenerator<string> {
  const empty = emptyRecord(delimiter);
  const record = { line: 1, text: "" };
  let line = 1;
  let isQuoted = false;
  let last = "";
  const ended = () => {
    const { line: begun, text: whole } = record;
    record.line = line;
    record.text = "";
    if (empty.test(whole)) return "";
    onRecord(begun);
    return `${whole}\n`;
  };
  for await (const piece of text) {
    if (isEnough()) return;
    let records = "";
    let begin = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece[at];
      if (sign === '"') isQuoted = !isQuoted;
      if (sign !== "\n" && sign !== "\r") continue;
      // The second half of a Windows line end, whose first half has ended the record.
      const isHalf = sign === "\n" && (at === 0 ? last : piece[at - 1]) === "\r";
      if (!isHalf) line += 1;
      if (isQuoted) continue;
      if (record.text.length + at - begin > max) break;
      record.text += piece.slice(begin, at);
      begin = at + 1;
      records += ended();
    }
    if (record.text.length + piece.length - begin > max) {
      onLong(record.line);
      yield records;
      return;
    }
    record.text += piece.slice(begin);
    last = piece.at(-1) ?? last;
    yield records;
  }
  yield ended();
}

/** Cells of nothing or of white space, with or without quotes. */
function emptyRecord(delimiter: string): RegExp {
  const cell = `(?:"\\s*"|[^\\S${delimiter}]*)`;
  return new RegExp(`^${cell}(?:[${delimiter}]${cell})*$`);
}
