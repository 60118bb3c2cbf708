type Bound = {
  /** The most characters of a record, quotes and signs among them. */
  max: number;
  /** Called once with the line on which a longer record begins; the text has ended then. */
  onLong: (line: number) => void;
  /** Whether nobody wants the rest. */
  isEnough: () => boolean;
};

/**
 * The text of a table up to its first record that is too long. A line without an end would fill the memory before the
 * parser can refuse it: the parser's own bound counts what is in cells, and a million empty cells are nothing to it.
 * @param text in pieces of any size
 */
export async function* boundRecords(
  text: AsyncIterable<string>,
  { max, onLong, isEnough }: Bound,
): AsyncGenerator<string> {
  const record = { line: 1, characters: 0 };
  let line = 1;
  let isQuoted = false;
  let last = "";
  for await (const piece of text) {
    if (isEnough()) return;
    let begin = 0;
    for (const { 0: sign, index } of piece.matchAll(/["\n\r]/g)) {
      if (sign === '"') {
        isQuoted = !isQuoted;
        continue;
      }
      const before = index === 0 ? last : piece[index - 1];
      if (sign === "\r" || before !== "\r") line += 1;
      if (isQuoted) continue;
      if (record.characters + index - begin > max) break;
      begin = index + 1;
      record.line = line;
      record.characters = 0;
    }
    if (record.characters + piece.length - begin > max) {
      onLong(record.line);
      yield piece.slice(0, begin);
      return;
    }
    record.characters += piece.length - begin;
    last = piece.at(-1) ?? last;
    yield piece;
  }
}
