/** How long to wait, in seconds, when a "too many requests" does not say. */
export const RETRY_AFTER = 30;

/** In seconds, a day: no limit of the shop lasts longer. */
export const MAX_RETRY_AFTER = 86_400;
