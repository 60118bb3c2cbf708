import {
  holdConsent,
  type ConsentHolder,
  type LoadedConsent,
} from "../../features/consent/consent-holder.ts";
import { lazy } from "../../platform/browser/lazy.ts";
import { readPrivacyChoice } from "../../platform/storage/privacy-choice.ts";

/** In ms after the page has loaded: requests of the first screen go before the question. */
const DELAY = 1000;

/** Loads the consent question once the page has loaded; after a rejection, only when the shopper opens it again. */
export function loadWhenIdle(load: () => Promise<LoadedConsent>): ConsentHolder {
  const holder = holdConsent(lazy(load));
  const choice = readPrivacyChoice();
  if (choice === "rejected") return holder;
  const pause = choice === "accepted" ? 0 : DELAY;
  const loadLater = () => void setTimeout(() => holder.load().catch(() => undefined), pause);
  if (document.readyState === "complete") loadLater();
  else addEventListener("load", loadLater, { once: true });
  return holder;
}
