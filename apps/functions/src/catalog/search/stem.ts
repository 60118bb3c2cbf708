/**
 * What the singular and the plural of a Spanish noun have in common: `limón` and `limones` give `limon`,
 * `leche` and `leches` give `lech`, `nuez` and `nueces` give `nuez`. Not a word, and not for people to read.
 * @param word normalized
 */
export function stem(word: string): string {
  if (word.length <= SHORT || /\d/.test(word)) return word;
  const singular = word.replace(/s$/, "");
  if (singular.length <= SHORT || !singular.endsWith("e")) return singular;
  return singular.slice(0, -1).replace(/c$/, "z");
}

/** Words of up to three letters have no plural that adds to them: `gas`, `res`, `luz`. */
const SHORT = 3;
