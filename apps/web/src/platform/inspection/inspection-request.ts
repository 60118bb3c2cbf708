/**
 * How the machines are to be inspected, which a developer asks for in the address: `?inspect` or `?inspect=panel`.
 * The tab remembers it until it is closed, or `?inspect=off`. Null for every shopper.
 */
export function askedInspection(): string | null {
  const asked = new URLSearchParams(location.search).get("inspect");
  try {
    if (asked !== null) sessionStorage.setItem("inspect", asked);
    const stored = sessionStorage.getItem("inspect");
    return stored === "off" ? null : stored;
  } catch {
    return asked; // a browser that keeps nothing
  }
}
