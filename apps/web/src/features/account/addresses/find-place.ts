/** The place of a postal code, with the names that the postal service uses. */
export type Place = { city: string; state: string; neighbourhoods: string[] };

/**
 * Finds the place of a postal code in the sample of the demo shop, which is loaded on first use. Null for a code that
 * is not in the sample: then the shopper types the place.
 */
export async function findPlace(postalCode: string): Promise<Place | null> {
  const { POSTAL_CODES } = await import("./postal-codes.ts");
  return POSTAL_CODES[postalCode] ?? null;
}
