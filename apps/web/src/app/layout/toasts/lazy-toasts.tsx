import { selectUnsavedFailure } from "@shop/cart-machine";
import { useCart } from "@shop/cart-machine/react";
import { useEffect, useState } from "react";
import { lazy } from "../../../platform/browser/lazy.ts";
import { useOfflineNotices } from "../../../platform/service-worker/use-offline-notices.ts";
import { selectModuleToust, useAppState } from "../../../shared/app-actor.ts";
import type { ToastsProps } from "./toasts.tsx";

type Module = typeof import("./toasts.tsx");

const loadToasts = lazy(() => import("./toasts.tsx"));

type LazyToastsProps = ToastsProps & { load?: () => Promise<Pick<Module, "Toasts">> };

/**
 * The shop's messages, whose code is loaded after the first paint. The machines hold earlier messages. If the code does
 * not load, the next message loads it again.
 */
export function LazyToasts({ load = loadToasts, ...props }: LazyToastsProps) {
  const [loaded, setLoaded] = useState<Pick<Module, "Toasts"> | null>(null);
  const [failedAt, setFailedAt] = useState<unknown>();
  const toast = useAppState(selectModuleToust);
  const cartFailure = useCart(selectUnsavedFailure);
  const notices = useOfflineNotices().length;
  const message = toast ?? cartFailure ?? notices;
  useEffect(() => {
    if (!loaded && failedAt !== message) void load().then(setLoaded, () => setFailedAt(message));
  }, [loaded, failedAt, message, load]);
  return loaded && <loaded.Toasts {...props} />;
}
