// Separate from the schemas, which are not part of the first load.

/** The categories with special handling (specification §8). */
export const DAIRY_CATEGORY = "lacteos";
export const PHARMACY_CATEGORY = "farmacia";
