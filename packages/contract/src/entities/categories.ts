// Beside the schemas, which the first load goes without.

/** The categories that the shop handles on their own (specification §8). */
export const DAIRY_CATEGORY = "lacteos";
export const PHARMACY_CATEGORY = "farmacia";
