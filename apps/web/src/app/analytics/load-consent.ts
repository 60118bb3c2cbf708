import type { LoadedConsent } from "../../features/consent/consent-holder.ts";
import { createConsent } from "../../features/consent/create-consent.ts";
import { PrivacySetting } from "../../features/consent/privacy-setting.tsx";
import { Question } from "../../features/consent/question.tsx";
import { removeAnalyticsTraces } from "../../platform/analytics/analytics-traces.ts";
import type { TrackedShop } from "./collect.ts";
import { readPrivacyChoice, toChoice } from "../../platform/storage/privacy-choice.ts";
import { trackedOrders, PRIVACY_KEY, privacyChoice } from "../../platform/storage/storage.ts";

/** Implements the services of the consent. Analytics code is loaded only after the shopper has accepted. */
export function loadConsent(shop: TrackedShop): LoadedConsent {
  const consent = createConsent({
    readChoice: readPrivacyChoice,
    writeChoice: privacyChoice.write,
    watchChoice: (listener) => {
      const stopped = new AbortController();
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key === PRIVACY_KEY || key === null) listener(toChoice(newValue));
      };
      addEventListener("storage", listen, { signal: stopped.signal });
      return () => stopped.abort();
    },
    collect: () => {
      const stopped = new AbortController();
      const start = async () => {
        const { collectFrom } = await import("./collect.ts");
        if (stopped.signal.aborted) return;
        const stop = await collectFrom(shop, trackedOrders);
        if (stopped.signal.aborted) stop();
        else stopped.signal.addEventListener("abort", stop);
      };
      // The code could not be loaded: this page is not tracked.
      start().catch(() => undefined);
      return () => stopped.abort();
    },
    removeTraces: () => {
      trackedOrders.forget();
      removeAnalyticsTraces();
    },
  });
  return { consent, Question, PrivacySetting };
}
