import { use, useEffect } from "react";
import { ConsentContext, useLoadedConsent } from "../../consent/index.ts";

/** What the shopper has decided about analytics, in a shop that has any. */
export function PrivacyPart() {
  const holder = use(ConsentContext);
  const loaded = useLoadedConsent();
  useEffect(() => {
    // Without its code there is still the way from the foot of the page.
    holder?.load().catch(() => undefined);
  }, [holder]);
  return loaded && <loaded.PrivacySetting consent={loaded.consent} />;
}
