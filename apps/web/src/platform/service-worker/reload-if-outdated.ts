import { storedValue } from "../storage/storage.ts";

/** The version for which this tab was reloaded: a second reload would not help either. */
const triedVersion = storedValue(() => sessionStorage, "alacena:versión");

/** The entry script in a page's HTML, such as `/assets/index-B7x2Qk.js`: its name changes with every version. */
const ENTRY = /<script type="module"[^>]* src="(\/assets\/index-[^"]+)"/;

/** See `OfflineServices`. */
export async function reloadIfOutdated(): Promise<boolean> {
  const response = await fetch("/", { cache: "no-store" });
  const [, deployed] = ENTRY.exec(await response.text()) ?? [];
  if (!deployed || deployed === triedVersion.read()) return false;
  if (document.querySelector(`script[src="${deployed}"]`)) return false;
  triedVersion.write(deployed);
  // If this cannot be stored, a version that lacks the code, too, would be reloaded forever.
  if (triedVersion.read() !== deployed) return false;
  await endWorker();
  return true;
}

/** Unregisters the worker, if any: the next load comes from the server. */
export async function endWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
