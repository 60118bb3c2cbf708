/**
 * How a developer wants to inspect the machines, by the URL: `?inspect` or `?inspect=panel`. The tab stores it until it
 * is closed, or until `?inspect=off`. Null for every shopper.
 */
export function askedInspection(): string | null {
  const asked = new URLSearchParams(location.search).get("inspect");
  try {
    if (asked !== null) sessionStorage.setItem("inspect", asked);
    const stored = sessionStorage.getItem("inspect");
    return stored === "off" ? null : stored;
  } catch {
    return asked; // storage is blocked
  }
}
