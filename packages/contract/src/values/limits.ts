// The limits of calls and shops, separate from the schemas: screens use them, too, and the first load has no schemas.

/** The most units of one product that a call carries, and that a shop may allow. */
export const MAX_UNITS = 999;

/** The most lines of a guest's cart, and the most different products that a shop may allow in one. */
export const MAX_GUEST_LINES = 100;

/** The longest text that a search box sends. */
export const MAX_QUERY_LENGTH = 80;

/** The most brands that a list is filtered by at once, and the longest name of one. */
export const MAX_BRANDS = 20;
export const MAX_BRAND_LENGTH = 60;

/** The longest catalogue file that a call carries, in characters. */
export const MAX_CATALOG_LENGTH = 2_000_000;

/** The highest popularity of a product. */
export const MAX_POPULARITY = 1_000_000;

/** How many products a page has when the call does not say, and at most. */
export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 48;
