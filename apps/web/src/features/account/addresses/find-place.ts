/** Where a postal code is, as the post knows it. */
export type Place = { city: string; state: string; neighbourhoods: string[] };

/**
 * The place of a postal code, from the sample that the demo shop ships with, which is loaded when first asked for;
 * null for a code that is not in it: then it is typed by hand.
 */
export async function findPlace(postalCode: string): Promise<Place | null> {
  const { POSTAL_CODES } = await import("./postal-codes.ts");
  return POSTAL_CODES[postalCode] ?? null;
}
