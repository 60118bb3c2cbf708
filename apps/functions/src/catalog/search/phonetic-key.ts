const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, "4"],
  [/h/g, ""],
  [/qu(?=[ei])|q|k/g, "k"],
  [/c(?=[ei])|z|x/g, "s"],
  [/c/g, "k"],
  [/gu(?=[ei])/g, "9"],
  [/g(?=[ei])/g, "j"],
  [/ll/g, "y"],
  [/v|w/g, "b"],
  [/9/g, "g"],
  [/(.)\1+/g, "$1"],
];

/**
 * The phonetic key of a word in Latin American Spanish: spelling by ear confuses `b` and `v`, `s`, `c` and `z`, `ll` and
 * `y`, `g` and `j`, `qu` and `k`, and leaves out the `h`.
 * @param word normalized
 */
export function phoneticKeyOf(word: string): string {
  return LETTERS.reduce((text, [letters, replacement]) => text.replaceAll(letters, replacement), word);
}
