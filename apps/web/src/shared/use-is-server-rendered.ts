import { useSyncExternalStore } from "react";

const unchanging = () => () => undefined;

/**
 * Whether a server draws this, for whoever comes. What depends on the shopper is then there in every form, and
 * `first-paint.ts` shows one.
 */
export function useIsServerRendered(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}
