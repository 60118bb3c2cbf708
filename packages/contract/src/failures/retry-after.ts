/** How long to wait (s) if a "too many requests" has no delay. */
export const RETRY_AFTER = 30;

/** In seconds, a day: no limit of the shop lasts longer. */
export const MAX_RETRY_AFTER = 86_400;
