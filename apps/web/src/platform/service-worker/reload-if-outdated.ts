import { storedValue } from "../storage/storage.ts";

/** The version for which this tab was loaded anew: a second time would not help either. */
const triedVersion = storedValue(() => sessionStorage, "alacena:versión");

/** The script that starts the shop, after those that it imports; the build gives every version another name for it. */
const ENTRY = /<script type="module"[^>]* src="(\/assets\/index-[^"]+)"/;

/** See `OfflineServices`. */
export async function reloadIfOutdated(): Promise<boolean> {
  const response = await fetch("/", { cache: "no-store" });
  const [, deployed] = ENTRY.exec(await response.text()) ?? [];
  if (!deployed || deployed === triedVersion.read()) return false;
  if (document.querySelector(`script[src="${deployed}"]`)) return false;
  triedVersion.write(deployed);
  // Without the note, a version that lacks the code too would be loaded again and again.
  if (triedVersion.read() !== deployed) return false;
  await endWorker();
  return true;
}

/** Ends the worker, if there is one: the next load comes from the server. */
export async function endWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
