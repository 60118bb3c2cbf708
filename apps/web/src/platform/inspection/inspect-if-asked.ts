import type { AnyActor } from "xstate";
import { askedInspection } from "./inspection-request.ts";

/** The shop starts after the inspector has loaded, which so records the start, or has failed to load. */
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
