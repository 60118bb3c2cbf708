import { attachInspector } from "@shop/inspector";
import type { AnyActorRef } from "xstate";
import { SHOWN_FIELDS } from "./shown-fields.ts";
import { openPanel } from "./open-panel.ts";

/** @param asked see `askedInspection` */
export function startInspecting(root: AnyActorRef, asked: string): void {
  const { app, detach } = attachInspector(root, { shown: SHOWN_FIELDS, title: document.title });
  addEventListener("pagehide", detach);
  if (asked === "panel") openPanel(`/flujos.html?app=${app}`);
}
