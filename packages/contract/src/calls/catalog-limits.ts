/** The longest text that a search box sends. */
export const QUERY_LENGTH = 80;

/** The most brands that a list is narrowed to at once, and the longest name of one. */
export const MAX_BRANDS = 20;
export const BRAND_LENGTH = 60;

/** The most that the popularity of a product says. */
export const MAX_POPULARITY = 1_000_000;

/** How many products a page has when the call does not say. */
export const PAGE_SIZE = 24;
