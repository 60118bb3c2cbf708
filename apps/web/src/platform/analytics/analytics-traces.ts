/** Where the SDK keeps the name that it gave to this browser. */
const DATABASE = "firebase-installations-database";

/** Removes what counting leaves on a device: its cookies, and the name that the SDK gave to it. */
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
