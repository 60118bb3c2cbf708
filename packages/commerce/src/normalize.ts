/** Small letters without accents. `ñ` stays: it is a letter of its own, not an `n` with an accent. */
export function normalize(text: string): string {
  return text.normalize("NFD").toLowerCase().replaceAll("n\u0303", "ñ").replaceAll(/\p{M}/gu, "");
}
