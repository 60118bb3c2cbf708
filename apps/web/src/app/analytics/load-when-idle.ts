import {
  holdConsent,
  type ConsentHolder,
  type LoadedConsent,
} from "../../features/consent/consent-holder.ts";
import { lazy } from "../../platform/browser/lazy.ts";
import { readPrivacyChoice } from "../../platform/storage/privacy-choice.ts";

/** In ms after the page is loaded: what the first screen still waits for goes before a question. */
const DELAY = 1000;

/**
 * Loads what asks for the consent once the page is there; after a rejection, only when the shopper wants to see it
 * again.
 */
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
