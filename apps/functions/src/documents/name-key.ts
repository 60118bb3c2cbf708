/** The most bytes of a key: a cursor carries one, and a cursor has at most 400 characters. */
const MAX_BYTES = 120;

/**
 * What Spanish names are sorted by: letters and digits without accents or capitals. `ñ` becomes `n~`, which sorts after
 * every other word in `n` and before `o`, as in a Spanish dictionary. A number is preceded by its count of digits, so
 * that 2 L is before 10 L, and a decimal point becomes `~`, so that 1 L is before 1.5 L.
 */
export function nameKeyOf(name: string): string {
  const key = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("n\u0303", "n~")
    .replaceAll(/\p{M}/gu, "")
    // `1,000` and `1'000` are 1000. Then digits are counted, leading zeros and decimals aside: `10` becomes `210`.
    .replaceAll(/(\d)[,'](?=\d{3}(?!\d))/g, "$1")
    .replaceAll(/(?<![\d.])0*(\d{1,9})(?!\d)/g, (_, digits: string) => `${digits.length}${digits}`)
    .replaceAll(/(?<=\d)\.(?=\d)/g, "~")
    .replaceAll(/[^\p{L}\p{N}~]+/gu, " ")
    .trim();
  return key.slice(0, new TextEncoder().encodeInto(key, new Uint8Array(MAX_BYTES)).read);
}
