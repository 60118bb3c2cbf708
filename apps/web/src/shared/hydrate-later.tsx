import { createContext, Suspense, use, useId, useSyncExternalStore, type ReactNode } from "react";

/** Says of a part of a server-rendered page what it waits for before it is hydrated; null once it may be. */
export type HydrationQueue = (id: string) => Promise<void> | null;

export const HydrationContext = createContext<HydrationQueue | null>(null);

const unchanging = () => () => undefined;

/**
 * A part of the screen that keeps the server's HTML, and is hydrated when the page has nothing else to do or when the
 * shopper acts: by itself and in short tasks. Elsewhere it is rendered with the rest.
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
