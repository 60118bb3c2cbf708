import { createContext, use, useSyncExternalStore } from "react";
import { useApp } from "../../shared/app-actor.ts";
import type { ConsentHolder, LoadedConsent } from "./consent-holder.ts";

/** Null where consent is not requested: in tests and stories of other screens. */
export const ConsentContext = createContext<ConsentHolder | null>(null);

const PRIVACY_BUTTON = "privacidad";
const NONE: Pick<ConsentHolder, "read" | "subscribe"> = {
  read: () => null,
  subscribe: () => () => undefined,
};

/** The loaded consent, or null. */
export function useLoadedConsent(): LoadedConsent | null {
  const { read, subscribe } = use(ConsentContext) ?? NONE;
  return useSyncExternalStore(subscribe, read, () => null);
}

/** The consent question at the bottom of every screen, once it is loaded. */
export function ConsentQuestion() {
  const loaded = useLoadedConsent();
  if (!loaded) return null;
  const { consent, Question } = loaded;
  return <Question consent={consent} onAnswered={restoreFocus} />;
}

/** A button that opens the consent question again. */
export function PrivacyButton(props: { children?: string; className?: string }) {
  const holder = use(ConsentContext);
  const app = useApp();
  const review = async () => {
    try {
      const loaded = await holder?.load();
      loaded?.consent.send({ type: "consent.review" });
    } catch {
      app.send({ type: "code.missing" });
    }
  };
  return <button {...props} id={PRIVACY_BUTTON} onClick={() => void review()} type="button" />;
}

/** The focus was in the question, which is gone once it is answered. */
function restoreFocus(): void {
  const fallbackFocus = document.getElementById(PRIVACY_BUTTON) ?? document.getElementById("main");
  fallbackFocus?.focus({ preventScroll: true });
}
