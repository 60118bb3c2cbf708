/** Where the SDK stores its id of this browser. */
const DATABASE = "firebase-installations-database";

/** Removes what analytics store on a device: cookies, and the SDK's id of the browser. */
export function removeAnalyticsTraces(): void {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name === "_ga" || name.startsWith("_ga_")) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // A browser without a database has nothing to remove.
  }
}
