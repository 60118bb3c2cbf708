/** The categories that the shop handles on their own (specification §8). */
export const COLD_CHAIN_CATEGORY = "lacteos";
export const PHARMACY_CATEGORY = "farmacia";
