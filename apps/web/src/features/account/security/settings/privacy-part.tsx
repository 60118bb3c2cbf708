import { use, useEffect } from "react";
import { ConsentContext, useLoadedConsent } from "../../../consent/index.ts";

/** What the shopper has decided about analytics, in a shop that has any. */
export function PrivacyPart() {
  const holder = use(ConsentContext);
  const loaded = useLoadedConsent();
  useEffect(() => {
    // If its code does not load, the link in the footer remains.
    holder?.load().catch(() => undefined);
  }, [holder]);
  return loaded && <loaded.PrivacySetting consent={loaded.consent} />;
}
