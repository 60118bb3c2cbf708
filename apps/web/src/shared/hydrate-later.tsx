import { createContext, Suspense, use, useId, useSyncExternalStore, type ReactNode } from "react";

/** Returns the promise that a part of a server-rendered page awaits before it hydrates; null once it may. */
export type HydrationQueue = (id: string) => Promise<void> | null;

export const HydrationContext = createContext<HydrationQueue | null>(null);

const unchanging = () => () => undefined;

/**
 * A part of the screen that keeps the server's HTML, and is hydrated separately, in short tasks, when the page is idle
 * or when the shopper acts. Without a server-rendered page it is rendered normally.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Hydrating>{children}</Hydrating>
    </Suspense>
  );
}

function Hydrating({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const id = useId();
  const turn = use(HydrationContext)?.(id);
  if (isHydrating && turn) use(turn);
  return children;
}
