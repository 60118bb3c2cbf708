import { use, useEffect } from "react";
import { ConsentContext, useLoadedConsent } from "../../consent/index.ts";

/** What the shopper has decided about analytics, in a shop that has any. */
export function PrivacyPart() {
  const lazyConsent = use(ConsentContext);
  const loaded = useLoadedConsent();
  useEffect(() => {
    // If its code does not load, the link in the footer remains.
    lazyConsent?.load().catch(() => undefined);
  }, [lazyConsent]);
  return loaded && <loaded.PrivacySetting consent={loaded.consent} />;
}
