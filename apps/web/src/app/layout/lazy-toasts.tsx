import { useEffect, useState } from "react";
import { lazy } from "../../platform/browser/lazy.ts";

const loadToasts = lazy(() => import("./toasts.tsx"));

/** The shop's messages, whose code comes after the first paint; should it not arrive, the cart's drawer asks again. */
export function LazyToasts({ inside }: { inside: boolean }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadToasts>> | null>(null);
  useEffect(() => {
    void loadToasts().then(setLoaded, () => undefined);
  }, []);
  return loaded && <loaded.Toasts inside={inside} />;
}
