import type { AnyActor } from "xstate";
import { askedInspection } from "./inspection-request.ts";

/** The start waits for the visualizer, which so records it; the shop starts without one that does not arrive. */
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
