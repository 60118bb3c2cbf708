import type { AnyActor } from "xstate";
import { askedInspection } from "./inspection-request.ts";

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
