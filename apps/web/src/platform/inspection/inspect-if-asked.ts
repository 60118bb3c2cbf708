import type { AnyActor } from "xstate";

/** Attaches the inspector, if the URL asks for it. Awaited before the machines start, so that this is recorded, too. */
export async function inspectIfAsked(app: AnyActor): Promise<void> {
  const asked = askedInspection();
  if (asked === null) return;
  try {
    const { startInspecting } = await import("./start-inspecting.ts");
    startInspecting(app, asked);
  } catch (error) {
    console.warn("the visualizer did not load", error);
  }
}

/**
 * How a developer wants to inspect the machines, by the URL: `?inspect` or `?inspect=panel`. The tab stores it until it
 * is closed, or until `?inspect=off`. Null for every shopper.
 */
function askedInspection(): string | null {
  const asked = new URLSearchParams(location.search).get("inspect");
  try {
    if (asked !== null) sessionStorage.setItem("inspect", asked);
    const stored = sessionStorage.getItem("inspect");
    return stored === "off" ? null : stored;
  } catch {
    return asked; // storage is blocked
  }
}
